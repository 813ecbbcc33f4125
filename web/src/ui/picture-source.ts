/** Addresses of a picture's sizes. The media store keeps `/media/<sha256>/<width>.<format>` and never enlarges. */

const stored = /^\/media\/([\da-f]{64})\/(\d{3,4})\.webp$/;
const webpWidths = [320, 640, 960, 1280];
/** The only widths that are sure to exist as AVIF. */
const avifWidths = [640, 1280];

export interface PictureSource {
  src: string;
  /** Candidates by format; null for a picture that is not from the store. */
  webp: string | null;
  avif: string | null;
}

/** @param url as it stands in a listing: the largest size that exists, or any other address */
export function pictureSource(url: string): PictureSource {
  const [, hash, width] = stored.exec(url) ?? [];
  if (hash === undefined) return { src: url, webp: null, avif: null };
  const candidates = (widths: number[], format: string) =>
    widths
      .filter((one) => one <= Number(width))
      .map((one) => `/media/${hash}/${String(one)}.${format} ${String(one)}w`)
      .join(', ');
  return { src: url, webp: candidates(webpWidths, 'webp'), avif: candidates(avifWidths, 'avif') || null };
}
