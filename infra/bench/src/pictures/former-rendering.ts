/** As pictures were rendered before WebP came first. */
import sharp from 'sharp';

const widths = [320, 640, 960, 1280];

export async function renderAsBefore(original: Uint8Array): Promise<number> {
  const source = sharp(original, { failOn: 'error', animated: false }).rotate();
  const files: Buffer[] = [];
  for (const width of widths)
    files.push(
      await source.clone().resize({ width, withoutEnlargement: true }).webp({ quality: 78, effort: 3 }).toBuffer(),
    );
  for (const width of [640, 1280])
    files.push(
      await source.clone().resize({ width, withoutEnlargement: true }).avif({ quality: 52, effort: 2 }).toBuffer(),
    );
  files.push(await source.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer());
  return files.length;
}
