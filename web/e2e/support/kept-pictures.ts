/**
 * The demo's pictures as they were rendered, kept between runs: they take most of the minute that a first start takes.
 * Kept before the first test, so what tests upload is always rendered anew.
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
/** Work of a process, and work that is left: AVIF is not made while tests run. */
const notKept = new Set(['.unfinished', '.without-avif']);

/** Puts them into a new data folder; the first time there are none. */
export function lendPictures(dataDir: string): void {
  if (existsSync(kept)) cpSync(kept, path.join(dataDir, 'media'), { recursive: true });
}

/** Keeps those of a data folder, unless some are kept already. */
export function keepPictures(dataDir: string): void {
  const media = path.join(dataDir, 'media');
  if (existsSync(kept) || !existsSync(media)) return;
  const draft = `${kept}.${String(process.pid)}`;
  cpSync(media, draft, { recursive: true, filter: (file) => !notKept.has(path.basename(file)) });
  try {
    renameSync(draft, kept);
  } catch {
    // another run kept them meanwhile
    rmSync(draft, { recursive: true, force: true });
  }
}
