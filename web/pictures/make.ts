/** Makes the site's own pictures (hero, share picture) from a rendered skyline. Run by hand: node web/pictures/make.ts */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const original = path.resolve(import.meta.dirname, '../../infra/demo-pictures/lusail-waterfront-1.jpg');
const folder = path.resolve(import.meta.dirname, '../public');
const heroWidths = [640, 960, 1600];
/** Phones show an upright part of the picture; a picture of that part alone weighs a third. */
const tallWidths = [480, 680, 800];

await mkdir(path.join(folder, 'images'), { recursive: true });
for (const width of heroWidths) {
  const hero = sharp(original).resize({ width });
  const file = (format: string) => path.join(folder, 'images', `hero-${String(width)}.${format}`);
  await hero.clone().avif({ quality: 50, effort: 7 }).toFile(file('avif'));
  await hero.clone().webp({ quality: 74, effort: 6 }).toFile(file('webp'));
}
for (const width of tallWidths) {
  const part = sharp(original).resize({ width, height: Math.round((width * 4) / 3), fit: 'cover' });
  const file = (format: string) => path.join(folder, 'images', `hero-tall-${String(width)}.${format}`);
  await part.clone().avif({ quality: 48, effort: 7 }).toFile(file('avif'));
  await part.clone().webp({ quality: 72, effort: 6 }).toFile(file('webp'));
}
await sharp(original)
  .resize({ width: 1200, height: 630, position: 'top' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.join(folder, 'og-image.jpg'));
