import { expect, it } from 'vitest';
import { readImportFile } from './import-rows.ts';

it('facts of a file are read as people write them, empty ones are unknown [M-943]', () => {
  const head = 'Title,Fit-out,Furnishing,Available from,Clear height (m),Cheques a year';
  const file = readImportFile(`${head}\nHall,Shell and core,,2027-01-31,٧٫٥,4`);
  expect(file?.rows[0]?.change).toEqual({
    title: 'Hall',
    fitOut: 'shell-and-core',
    furnishing: null,
    availableFrom: '2027-01-31',
    clearHeight: '7.5',
    chequesPerYear: 4,
  });
});

it.each([
  ['"9,000"', '4'],
  ['٩٬٠٠٠', '٤'],
  ['۹٬۰۰۰', '۴'],
])('a price of %s and %s bedrooms are numbers, whoever typed them', (price, bedrooms) => {
  const file = readImportFile(`Title,Price,Bedrooms\nVilla,${price},${bedrooms}`);
  expect(file?.rows[0]?.change).toEqual({ title: 'Villa', price: '9000', bedrooms: 4 });
});
