/** Run by hand: node infra/demo-pictures/plans/draw.ts */
import path from 'node:path';
import sharp from 'sharp';
import { oneBedroom, studio, twoBedrooms } from './apartments.ts';
import { fourBedrooms, threeBedrooms } from './large-apartment.ts';
import { officeFitted, officeShell, officeSmall } from './offices.ts';
import { shop, showroom } from './shops.ts';
import { villa } from './villa.ts';
import { warehouse } from './warehouse.ts';

const folder = path.resolve(import.meta.dirname, '..');
const plans: Readonly<Record<string, () => string>> = {
  'office-shell': officeShell,
  'office-fitted': officeFitted,
  'office-small': officeSmall,
  shop,
  showroom,
  warehouse,
  studio,
  'one-bedroom': oneBedroom,
  'two-bedrooms': twoBedrooms,
  'three-bedrooms': threeBedrooms,
  'four-bedrooms': fourBedrooms,
  villa,
};

for (const [name, draw] of Object.entries(plans))
  await sharp(Buffer.from(draw()))
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(path.join(folder, `plan-${name}.jpg`));
