import { csvLine } from '@manzil/core/platform/csv';
import { expect, it } from 'vitest';
import { fileOf } from '../csv/file-columns.ts';
import { readImportFile } from './import-rows.ts';
import { listingColumns } from './listing-file.ts';

it('a file of the screen is read by the import, in either language [M-1147]', () => {
  const [english, arabic] = (['en', 'ar'] as const).map((language) => {
    const { head } = fileOf(listingColumns, Object.keys(listingColumns).join(','), language);
    return readImportFile(csvLine(head) + csvLine(head.map(() => '1')));
  });
  expect(english?.ignoredColumns).toEqual(['Published', 'Featured', 'Kind of listing', 'Complete (%)', 'Created']);
  expect(arabic?.ignoredColumns).toHaveLength(5);
  expect(arabic?.rows).toEqual(english?.rows);
  expect(Object.keys(english?.rows[0]?.change ?? {})).toEqual(
    expect.arrayContaining(['referenceId', 'title', 'type', 'price']),
  );
});
