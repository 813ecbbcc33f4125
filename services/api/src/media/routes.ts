/** Pictures of the media store. Their name is the hash of their content, so they may be kept for a year. */
import path from 'node:path';
import express, { type Express, type Handler } from 'express';
import { ProblemError } from '../contract/problem.ts';

const oneYearMs = 31_536_000_000;
const oneMinuteMs = 60_000;
const known = /^\/[0-9a-f]{64}\/(?:\d{2,5}\.(?:webp|avif)|meta\.json)$/;

/**
 * Serves `/media/{hash}/{width}.webp|avif` from a folder; any other name is 404. AVIF is made later than WebP: until it is there
 * its address gives the WebP, so that a page may name both from the beginning.
 */
export function serveMedia(app: Express, dataDir: string): void {
  const files = filesOf(dataDir, { immutable: true, maxAge: oneYearMs });
  const instead = filesOf(dataDir, { maxAge: oneMinuteMs });
  app.use('/media', (req, res, next) => {
    if (!known.test(req.path)) throw new ProblemError('address.not_found');
    files(req, res, next);
  });
  app.use('/media', (req, res, next) => {
    if (!req.path.endsWith('.avif')) throw new ProblemError('address.not_found');
    req.url = req.url.replace('.avif', '.webp');
    instead(req, res, next);
  });
  app.use('/media', () => {
    throw new ProblemError('address.not_found');
  });
}

function filesOf(dataDir: string, kept: { immutable?: boolean; maxAge: number }): Handler {
  return express.static(path.join(dataDir, 'media'), { ...kept, index: false, redirect: false, dotfiles: 'ignore' });
}
