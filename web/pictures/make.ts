/** Heroes and share picture from rendered scenes. By hand: node web/pictures/make.ts */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const scene = (name: string) => path.resolve(import.meta.dirname, `../../infra/demo-pictures/${name}.jpg`);
const original = scene('lusail-waterfront-1');
const folder = path.resolve(import.meta.dirname, '../public');
const heroWidths = [640, 960, 1600];
/** Phones show an upright part; that part alone weighs a third. */
const tallWidths = [480, 680, 800];
/** Beside the titles of the company pages. */
const companyPictures = { about: 'office-lobby-1', services: 'office-meeting-1' };
const companyWidths = [640, 1280];

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
for (const [page, name] of Object.entries(companyPictures))
  for (const width of companyWidths) {
    const picture = sharp(scene(name)).resize({ width, height: Math.round((width * 3) / 4), fit: 'cover' });
    const file = (format: string) => path.join(folder, 'images', `${page}-${String(width)}.${format}`);
    await picture.clone().avif({ quality: 50, effort: 7 }).toFile(file('avif'));
    await picture.clone().webp({ quality: 74, effort: 6 }).toFile(file('webp'));
  }
await sharp(original)
  .resize({ width: 1200, height: 630, position: 'top' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(path.join(folder, 'og-image.jpg'));
