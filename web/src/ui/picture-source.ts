/** The store keeps `/media/<sha256>/<width>.webp`, never enlarged. */

const stored = /^\/media\/([\da-f]{64})\/(\d{3,4})\.webp$/;
const webpWidths = [320, 640, 960, 1280];
/** Others may not exist as AVIF. */
const avifWidths = [640, 1280];

interface PictureSource {
  src: string;
  /** Null for a picture from elsewhere. */
  webp: string | null;
  avif: string | null;
}

/** @param url of the largest size in the store, or any other address */
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
