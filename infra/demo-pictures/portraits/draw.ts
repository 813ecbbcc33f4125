/** Run by hand: node infra/demo-pictures/portraits/draw.ts */
import path from 'node:path';
import sharp from 'sharp';
import { people } from './people.ts';
import { portrait } from './portrait.ts';

const folder = path.resolve(import.meta.dirname, '..');

for (const person of people)
  await sharp(Buffer.from(portrait(person)))
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(path.join(folder, `portrait-${person.name}.jpg`));
