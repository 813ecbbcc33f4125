import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
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
    expect(names).toEqual(['1280.webp', '1920.webp', '320.webp', '640.webp', '960.webp', 'meta.json'].toSorted());
    const small = await sharp(path.join(folder, hash, '640.webp')).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 640, height: 320 });
    expect(small.exif).toBeUndefined();
    expect(await metaOf(hash)).toMatchObject({ widths: [320, 640, 960, 1280, 1920], avif: [] });
    expect((await metaOf(hash)).placeholder).toMatch(/^data:image\/webp;base64,/);
  });

  it('makes AVIF of what is stored later, one by one, whoever stored it and whatever ended in between [M-504]', async () => {
    const store = await openMediaFolder(folder);
    expect(await store.addAvif()).toBe(false);
    const { hash } = await store.put(await plain(1600, 900).jpeg().toBuffer());
    const { hash: other } = await store.put(await plain(500, 300).jpeg().toBuffer());
    await writeFile(path.join(folder, '.without-avif', 'e'.repeat(64)), '');
    const later = await openMediaFolder(folder);
    expect([await later.addAvif(), await later.addAvif(), await later.addAvif()]).toEqual([true, true, false]);
    for (const [one, width] of [
      [hash, 1280],
      [other, 500],
    ] as const) {
      expect(await metaOf(one)).toMatchObject({ avif: [640, 1280] });
      const made = await sharp(path.join(folder, one, '1280.avif')).metadata();
      expect(made).toMatchObject({ format: 'heif', compression: 'av1', width });
    }
    expect(await readdir(path.join(folder, '.unfinished'))).toEqual([]);
    const hourAgo = new Date(Date.now() - 7_200_000);
    await utimes(path.join(folder, '.without-avif', 'e'.repeat(64)), hourAgo, hourAgo);
    expect(await later.addAvif()).toBe(false);
    expect(await readdir(path.join(folder, '.without-avif'))).toEqual([]);
  });

  it('gives up AVIF of a stored picture that cannot be read', async () => {
    const store = await openMediaFolder(folder);
    const { hash } = await store.put(await plain(900, 600).jpeg().toBuffer());
    await writeFile(path.join(folder, hash, '1280.webp'), 'broken');
    expect([await store.addAvif(), await store.addAvif()]).toEqual([true, false]);
    expect(await metaOf(hash)).toMatchObject({ avif: [] });
  });

  it.each([
    ['grey', (image: Sharp) => image.greyscale().png()],
    ['see-through', (image: Sharp) => image.ensureAlpha(0.5).png()],
    ['with 16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
  ] as const)('renders what is %s', async (_name, made) => {
    const store = await openMediaFolder(folder);
    const { hash } = await store.put(await made(plain(1400, 700)).toBuffer());
    const small = await sharp(path.join(folder, hash, '320.webp')).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320, height: 160 });
    const firstValue = async (file: string | Buffer): Promise<number> =>
      (await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer())[0]!;
    const before = await firstValue(await made(plain(8, 8)).toBuffer());
    expect(Math.abs((await firstValue(path.join(folder, hash, '320.webp'))) - before)).toBeLessThan(10);
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
