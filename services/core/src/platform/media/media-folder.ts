/**
 * `<hash>/<width>.<format>`, `<hash>/meta.json`, and an empty `.without-avif/<hash>` while AVIF is missing. Processes
 * may share it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PictureError, type MediaStore, type StoredPicture } from './media-store.ts';
import type { PictureMeta } from './picture-rendering.ts';

const unfinished = '.unfinished';
const withoutAvif = '.without-avif';
const abandonedAfterMs = 3_600_000;

/** Served by the api as /media. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media');
}

export async function openMediaFolder(folder: string): Promise<MediaStore> {
  await mkdir(path.join(folder, unfinished), { recursive: true });
  await mkdir(path.join(folder, withoutAvif), { recursive: true });
  await removeAbandoned(path.join(folder, unfinished));
  const metaOf = (hash: string): string => path.join(folder, hash, 'meta.json');
  const markOf = (hash: string): string => path.join(folder, withoutAvif, hash);
  // rendered once for calls at once
  const underWay = new Map<string, Promise<StoredPicture>>();

  async function store(hash: string, original: Uint8Array): Promise<StoredPicture> {
    // decoding takes 25 MB: loaded with the first picture
    const { renderPicture } = await import('./picture-rendering.ts');
    const { files, meta } = await renderPicture(original);
    const draft = path.join(folder, unfinished, randomUUID());
    await mkdir(draft);
    try {
      await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(draft, name), bytes)));
      await writeFile(path.join(draft, 'meta.json'), JSON.stringify(meta));
      // before the picture, so that a crash leaves none unmarked
      await writeFile(markOf(hash), '');
      // whoever finds the folder finds all of it
      await rename(draft, path.join(folder, hash));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await exists(metaOf(hash)))) throw error;
    }
    return { hash, width: meta.width, height: meta.height };
  }

  /** Marked but missing: being stored, or abandoned. */
  async function nextWithoutAvif(): Promise<string | null> {
    for await (const { name } of await opendir(path.join(folder, withoutAvif))) {
      if (await exists(metaOf(name))) return name;
      if ((await ageMs(markOf(name))) > abandonedAfterMs) await rm(markOf(name), { force: true });
    }
    return null;
  }

  async function makeAvif(hash: string): Promise<void> {
    const meta = JSON.parse(await readFile(metaOf(hash), 'utf8')) as PictureMeta;
    const largest = path.join(folder, hash, `${String(Math.max(...meta.widths))}.webp`);
    const { avifWidths, renderAvif } = await import('./picture-rendering.ts');
    try {
      const files = await renderAvif(await readFile(largest));
      for (const { name, bytes } of files) await replace(hash, name, bytes);
      await replace(hash, 'meta.json', JSON.stringify({ ...meta, avif: avifWidths }));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
    }
  }

  /** In one step: nobody is sent half a file. */
  async function replace(hash: string, name: string, content: Uint8Array | string): Promise<void> {
    const draft = path.join(folder, unfinished, randomUUID());
    await writeFile(draft, content);
    await rename(draft, path.join(folder, hash, name));
  }

  return {
    async put(original) {
      if (original.byteLength === 0) throw new PictureError('picture.unreadable', 'The picture is empty');
      const hash = createHash('sha256').update(original).digest('hex');
      const running = underWay.get(hash);
      if (running !== undefined) return running;
      const known = await readSize(metaOf(hash));
      if (known !== null) return { hash, ...known };
      const work = store(hash, original).finally(() => underWay.delete(hash));
      underWay.set(hash, work);
      return work;
    },
    async addAvif() {
      const hash = await nextWithoutAvif();
      if (hash === null) return false;
      await makeAvif(hash);
      await rm(markOf(hash), { force: true });
      return true;
    },
  };
}

async function readSize(file: string): Promise<{ width: number; height: number } | null> {
  try {
    const { width, height } = JSON.parse(await readFile(file, 'utf8')) as { width: number; height: number };
    return { width, height };
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Left by dead processes; younger ones may be in use. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = path.join(folder, name);
    if ((await ageMs(draft)) > abandonedAfterMs) await rm(draft, { recursive: true, force: true });
  }
}

async function ageMs(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs;
}
