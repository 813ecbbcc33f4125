import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaUrl, type MediaStore } from '../platform/media/media-store.ts';
import type { StorePicture } from './seed-content.ts';

/** By file name; null: not there. */
export function picturesFrom(folder: string, store: Pick<MediaStore, 'put'>): StorePicture {
  return async (name) => {
    const bytes = await readFile(path.join(folder, path.basename(name))).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return bytes === null ? null : mediaUrl((await store.put(bytes)).hash);
  };
}
