/** What an original carries besides its picture is left behind. */
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { PictureError } from './media-store.ts';

export interface RenderedPicture {
  files: { name: string; bytes: Uint8Array }[];
  meta: PictureMeta;
}

export interface PictureMeta {
  /** Of the original, upright. */
  width: number;
  height: number;
  widths: number[];
  avif: number[];
  /** A tiny WebP as a data address, shown while loading. */
  placeholder: string;
}

/** Always exist: pages may name them; a smaller original keeps its size. */
const alwaysWidths = [320, 640, 960, 1280];
const largeWidths = [1920];
/** AVIF costs many times WebP's time: only for cards and galleries. */
export const avifWidths = [640, 1280];

/** More than an agency's cameras have, less than fills the memory. */
const mostPixels = 60_000_000;
const kinds = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);

// keeps a small machine usable; callers bound their calls
sharp.concurrency(1);
sharp.cache(false);

/** WebP only. @throws PictureError */
export async function renderPicture(original: Uint8Array): Promise<RenderedPicture> {
  const { width, height } = upright(await readMetadata(original));
  const widths = [...alwaysWidths, ...largeWidths.filter((wide) => wide <= width)];
  try {
    // decoded once; each width comes from the next larger
    let pixels = await decode(original, Math.max(...widths));
    const files: RenderedPicture['files'] = [];
    for (const wide of widths.toSorted((a, b) => b - a)) {
      pixels = await narrowed(pixels, wide);
      const bytes = await open(pixels).webp({ quality: 78, effort: 2 }).toBuffer();
      files.push({ name: `${String(wide)}.webp`, bytes });
    }
    const tiny = await open(pixels).resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { files, meta: { width, height, widths, avif: [], placeholder } };
  } catch {
    throw new PictureError('picture.unreadable', 'The picture cannot be decoded');
  }
}

/** From the largest WebP. @throws PictureError */
export async function renderAvif(webp: Uint8Array): Promise<RenderedPicture['files']> {
  try {
    const source = open(webp);
    const files: RenderedPicture['files'] = [];
    for (const wide of avifWidths) {
      const sized = source.clone().resize({ width: wide, withoutEnlargement: true });
      files.push({ name: `${String(wide)}.avif`, bytes: await sized.avif({ quality: 52, effort: 2 }).toBuffer() });
    }
    return files;
  } catch {
    throw new PictureError('picture.unreadable', 'The stored picture cannot be decoded');
  }
}

/** Decoded rows, upright, in sRGB. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

function decode(original: Uint8Array, width: number): Promise<Pixels> {
  const whole = open(original).rotate().resize({ width, withoutEnlargement: true });
  return whole.raw().toBuffer({ resolveWithObject: true });
}

async function narrowed(pixels: Pixels, width: number): Promise<Pixels> {
  if (pixels.info.width <= width) return pixels;
  return open(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
}

function open(picture: Uint8Array | Pixels): Sharp {
  if (picture instanceof Uint8Array)
    return sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
  const { width, height, channels } = picture.info;
  return sharp(picture.data, { raw: { width, height, channels } });
}

async function readMetadata(original: Uint8Array): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await open(original).metadata();
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message)) throw tooLarge();
    throw new PictureError('picture.unreadable', 'The file is no picture');
  }
  if (!kinds.has(metadata.format)) throw new PictureError('picture.kind', 'The file is no photograph');
  if (metadata.width * metadata.height > mostPixels) throw tooLarge();
  return metadata;
}

function tooLarge(): PictureError {
  return new PictureError('picture.too_large', 'The picture has more than 60 megapixels');
}

/** From 5 on, EXIF's picture lies on its side. */
function upright({ width, height, orientation }: Metadata): { width: number; height: number } {
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}
