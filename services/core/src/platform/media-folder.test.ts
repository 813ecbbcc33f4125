import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMediaFolder } from './media-folder.ts';
import type { PictureMeta } from './picture-rendering.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-media-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 60, b: 80 } } });

const metaOf = async (hash: string): Promise<PictureMeta> =>
  JSON.parse(await readFile(path.join(folder, hash, 'meta.json'), 'utf8')) as PictureMeta;

describe('the media folder', () => {
  it('stores a picture in the widths of the site, without what else the original carries', async () => {
    const store = await openMediaFolder(folder);
    const original = await plain(2000, 1000)
      .withExif({ IFD0: { Copyright: 'somebody', Artist: 'a name' } })
      .jpeg()
      .toBuffer();
    const { hash, width, height } = await store.put(original);
    expect({ width, height }).toEqual({ width: 2000, height: 1000 });
    const names = (await readdir(path.join(folder, hash))).toSorted();
    expect(names).toEqual(
      ['1280.avif', '1280.webp', '1920.webp', '320.webp', '640.avif', '640.webp', '960.webp', 'meta.json'].toSorted(),
    );
    const small = await sharp(path.join(folder, hash, '640.webp')).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 640, height: 320 });
    expect(small.exif).toBeUndefined();
    expect(await metaOf(hash)).toMatchObject({ widths: [320, 640, 960, 1280, 1920], avif: [640, 1280] });
    expect((await metaOf(hash)).placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(await store.has(hash)).toBe(true);
    expect(await store.has('0'.repeat(64))).toBe(false);
  });

  it('never enlarges, and turns what lies on its side', async () => {
    const store = await openMediaFolder(folder);
    const lying = await plain(900, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { hash, width } = await store.put(lying);
    expect(width).toBe(500);
    expect(await sharp(path.join(folder, hash, '1280.webp')).metadata()).toMatchObject({ width: 500, height: 900 });
  });

  it('stores the same picture once, whoever brings it', async () => {
    const [one, other] = [await openMediaFolder(folder), await openMediaFolder(folder)];
    const original = await plain(400, 300).png().toBuffer();
    const stored = await Promise.all([one.put(original), one.put(original), other.put(original)]);
    expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1);
    expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toHaveLength(1);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  });

  it.each([
    ['nothing', async () => new Uint8Array(), 'picture.unreadable'],
    ['a page of HTML', async () => Buffer.from('<!doctype html><p>Not found'), 'picture.unreadable'],
    ['half a picture', async () => (await noise(800, 600)).subarray(0, 4_000), 'picture.unreadable'],
    [
      'a drawing that may run scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'picture.kind',
    ],
    [
      'more pixels than memory',
      async () => plain(10_000, 7_000).png({ compressionLevel: 1 }).toBuffer(),
      'picture.too_large',
    ],
  ])('refuses %s and leaves nothing behind', async (_name, make, code) => {
    const store = await openMediaFolder(folder);
    await expect(store.put(await make())).rejects.toMatchObject({ name: 'PictureError', code });
    expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual([]);
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
  });
});

function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}
