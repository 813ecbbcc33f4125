/** Makes the widths of a picture that pages ask for. What the original carries besides the picture is left behind. */
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { PictureError } from './media-store.ts';

export interface RenderedPicture {
  files: { name: string; bytes: Uint8Array }[];
  meta: PictureMeta;
}

/** What `meta.json` holds. */
export interface PictureMeta {
  /** Of the original, upright. */
  width: number;
  height: number;
  /** Widths there is a WebP file of. */
  widths: number[];
  /** Widths there is an AVIF file of; none until they were made, which is later. */
  avif: number[];
  /** A tiny WebP as a data address, to show until the picture is there. */
  placeholder: string;
}

/** These always exist, so that a page may name them unseen; a smaller original keeps its own size in them. */
const alwaysWidths = [320, 640, 960, 1280];
/** Only from an original of that width or more. */
const largeWidths = [1920];
/** AVIF takes a processor many times as long as WebP: the width of cards and the width of galleries. */
export const avifWidths = [640, 1280];

/** 60 megapixels: more than any camera of an agency, less than what fills the memory. */
const mostPixels = 60_000_000;
const kinds = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);

// one picture at a time per call keeps a small machine usable; callers bound how many calls there are
sharp.concurrency(1);
sharp.cache(false);

/** The WebP widths, which is what a page needs. @throws PictureError */
export async function renderPicture(original: Uint8Array): Promise<RenderedPicture> {
  const { width, height } = upright(await readMetadata(original));
  const widths = [...alwaysWidths, ...largeWidths.filter((wide) => wide <= width)];
  try {
    // decoded once, and each width made from the next larger one
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
    // cut off in the middle, or not what its head says
    throw new PictureError('picture.unreadable', 'The picture cannot be decoded');
  }
}

/** The AVIF widths, from the largest WebP there is. @throws PictureError */
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

/** A picture without its file: rows of pixels, upright, in sRGB. */
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

/** From 5 on, EXIF says that the picture lies on its side. */
function upright({ width, height, orientation }: Metadata): { width: number; height: number } {
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height };
}
