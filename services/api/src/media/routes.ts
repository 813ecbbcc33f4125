/** Named by the hash of their content: kept for a year. */
import path from 'node:path';
import express, { type Express, type Handler } from 'express';
import { ProblemError } from '../contract/problem.ts';

const oneYearMs = 31_536_000_000;
const oneMinuteMs = 60_000;
const known = /^\/[0-9a-f]{64}\/(?:\d{2,5}\.(?:webp|avif)|meta\.json)$/;

/** Until the AVIF is made, its address gives the WebP: pages may name both. */
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
