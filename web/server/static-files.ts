import { ownValue } from '@manzil/core/platform/own-value';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Hashed names are cached for a year, others for an hour. */
export function staticFiles(folder: string): RequestHandler {
  const compressed = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.br') || name.endsWith('.gz'))
      .map((name) => `/${name.split(path.sep).join('/')}`),
  );
  const router = Router();
  router.use((req, res, next) => {
    pickCompressed(req, res, compressed);
    next();
  });
  router.use('/assets', express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }));
  router.use('/assets', (_req, res) => res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found'));
  const others = express.static(folder, { maxAge: '1h', index: false, redirect: false });
  router.use((req, res, next) => {
    // files have an ending, pages hardly: they skip the disk
    if (req.path.includes('.')) void others(req, res, next);
    else next();
  });
  return router;
}

function pickCompressed(req: Request, res: Response, compressed: ReadonlySet<string>): void {
  const type = ownValue(types, path.posix.extname(req.path));
  if (type === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return;
  // one by one: browsers name gzip first, and brotli is smaller
  const ending = req.acceptsEncodings('br') ? '.br' : req.acceptsEncodings('gzip') ? '.gz' : null;
  if (ending === null || !compressed.has(req.path + ending)) return;
  res.set({ 'Content-Encoding': ending === '.br' ? 'br' : 'gzip', 'Content-Type': type, Vary: 'Accept-Encoding' });
  req.url = req.path + ending;
}
