/**
 * The demo's rendered pictures, kept between runs: most of a first start's minute. From before the first test: uploads
 * are rendered anew.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const rendering = readFileSync(path.join(root, 'services/core/src/platform/media/picture-rendering.ts'));
const kept = path.join(
  root,
  `node_modules/.cache/manzil-pictures-${createHash('sha256').update(rendering).digest('hex').slice(0, 12)}`,
);
/** A process's own files; AVIF is not made during tests. */
const notKept = new Set(['.unfinished', '.without-avif']);

/** The first time there are none. */
export function lendPictures(dataDir: string): void {
  if (existsSync(kept)) cpSync(kept, path.join(dataDir, 'media'), { recursive: true });
}

/** Unless some are kept. */
export function keepPictures(dataDir: string): void {
  const media = path.join(dataDir, 'media');
  if (existsSync(kept) || !existsSync(media)) return;
  const draft = `${kept}.${String(process.pid)}`;
  cpSync(media, draft, { recursive: true, filter: (file) => !notKept.has(path.basename(file)) });
  try {
    renameSync(draft, kept);
  } catch {
    // another run was faster
    rmSync(draft, { recursive: true, force: true });
  }
}
