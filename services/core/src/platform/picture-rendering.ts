/** Makes the widths of a picture that pages ask for. What the original carries besides the picture is left behind. */
import sharp, { type Metadata, type Sharp } from 'sharp';
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
  /** Widths there is an AVIF file of. */
  avif: number[];
  /** A tiny WebP as a data address, to show until the picture is there. */
  placeholder: string;
}

/** These always exist, so that a page may name them unseen; a smaller original keeps its own size in them. */
const alwaysWidths = [320, 640, 960, 1280];
/** Only from an original of that width or more. */
const largeWidths = [1920];
/** AVIF takes a processor ten times as long as WebP: the width of cards and the width of galleries. */
const avifWidths = [640, 1280];

/** 60 megapixels: more than any camera of an agency, less than what fills the memory. */
const mostPixels = 60_000_000;
const kinds = new Set(['jpeg', 'png', 'webp', 'heif', 'avif', 'tiff']);

// one picture at a time per call keeps a small machine usable; callers bound how many calls there are
sharp.concurrency(1);
sharp.cache(false);

/** @throws PictureError */
export async function renderPicture(original: Uint8Array): Promise<RenderedPicture> {
  const { width, height } = upright(await readMetadata(original));
  const widths = [...alwaysWidths, ...largeWidths.filter((wide) => wide <= width)];
  const source = open(original).rotate();
  try {
    const files: RenderedPicture['files'] = [];
    for (const wide of widths) files.push({ name: `${String(wide)}.webp`, bytes: await webp(source, wide) });
    for (const wide of avifWidths) files.push({ name: `${String(wide)}.avif`, bytes: await avif(source, wide) });
    const tiny = await source.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { files, meta: { width, height, widths, avif: avifWidths, placeholder } };
  } catch {
    // cut off in the middle, or not what its head says
    throw new PictureError('picture.unreadable', 'The picture cannot be decoded');
  }
}

function open(original: Uint8Array): Sharp {
  return sharp(original, { limitInputPixels: mostPixels, failOn: 'error', animated: false });
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

function webp(source: Sharp, width: number): Promise<Buffer> {
  return source.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 3 }).toBuffer();
}

function avif(source: Sharp, width: number): Promise<Buffer> {
  return source.clone().resize({ width, withoutEnlargement: true }).avif({ quality: 52, effort: 2 }).toBuffer();
}
