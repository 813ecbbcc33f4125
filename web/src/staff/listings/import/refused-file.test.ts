import { withoutGuards } from '@manzil/core/platform/csv';
import { parseCsv } from '@manzil/core/platform/parse-csv';
import { expect, it } from 'vitest';
import { refusedFile } from './refused-file.ts';
import type { ImportResult } from './use-import.ts';

const row = (line: number, action: 'refused' | 'create'): ImportResult['rows'][number] => ({
  line,
  action,
  reference: null,
  title: null,
  fields: [],
  problems: [],
  publishes: false,
  waitsForMandate: false,
  missing: [],
});

it('refused rows come back with their own cells and the reason, and nothing in them runs [M-985]', () => {
  const csv = `Title;Price;City\nGood;5;Doha\n"'=1+1";;"Lusail\nMarina"\nShort\n`;
  const text = refusedFile(
    csv,
    { rows: [row(2, 'create'), row(3, 'refused'), row(5, 'refused')] },
    'السبب',
    ({ line }) => (line === 3 ? '=السعر ناقص' : 'x'),
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).not.toMatch(/(^|[,;\n"])=/);
  const read = parseCsv(text)?.map(({ cells }) => cells.map((cell) => withoutGuards(cell)));
  expect(read).toEqual([
    ['Title', 'Price', 'City', 'السبب'],
    ['=1+1', '', 'Lusail\nMarina', '=السعر ناقص'],
    ['Short', '', '', 'x'],
  ]);
});
