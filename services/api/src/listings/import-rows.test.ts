import { expect, it } from 'vitest';
import { readImportFile } from './import-rows.ts';

it.each([
  ['"9,000"', '4'],
  ['٩٬٠٠٠', '٤'],
  ['۹٬۰۰۰', '۴'],
])('a price of %s and %s bedrooms are numbers, whoever typed them', (price, bedrooms) => {
  const file = readImportFile(`Title,Price,Bedrooms\nVilla,${price},${bedrooms}`);
  expect(file?.rows[0]?.change).toEqual({ title: 'Villa', price: '9000', bedrooms: 4 });
});
