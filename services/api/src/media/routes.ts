/** Pictures of the media store. Their name is the hash of their content, so they may be kept for a year. */
import path from 'node:path';
import express, { type Express } from 'express';
import { ProblemError } from '../contract/problem.ts';

const oneYearMs = 31_536_000_000;
const known = /^\/[0-9a-f]{64}\/(?:\d{2,5}\.(?:webp|avif)|meta\.json)$/;

/** Serves `/media/{hash}/{width}.webp|avif` from a folder; any other name is 404. */
export function serveMedia(app: Express, dataDir: string): void {
  const files = express.static(path.join(dataDir, 'media'), {
    immutable: true,
    maxAge: oneYearMs,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  });
  app.use('/media', (req, res, next) => {
    if (!known.test(req.path)) throw new ProblemError('address.not_found');
    files(req, res, next);
  });
  app.use('/media', () => {
    throw new ProblemError('address.not_found');
  });
}
