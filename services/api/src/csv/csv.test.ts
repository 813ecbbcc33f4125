import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvLine, csvPhone, csvValue, withoutGuards } from '@manzil/core/platform/csv';
import { parseCsv } from '@manzil/core/platform/parse-csv';
import { csvStream, fileDate } from './csv.ts';

describe('a value of a spreadsheet', () => {
  it.each([
    ['Lusail', 'Lusail'],
    ['مارينا لوسيل', 'مارينا لوسيل'],
    [245, '245'],
    [-12.5, '-12.5'],
    ['24500.00', '24500.00'],
    [null, ''],
    [undefined, ''],
  ])('%s is left plain [A-450]', (value, written) => {
    expect(csvValue(value)).toBe(written);
  });

  it.each([
    ['Marina, Lusail', '"Marina, Lusail"'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
  ])('%j is quoted, as RFC 4180 has it [A-450]', (value, written) => {
    expect(csvValue(value)).toBe(written);
  });

  it.each(['=1+1', '+974 4444', '-2+3', '@SUM(A1)', '\t=1', ' =cmd', '\r=1'])('%j is not run [A-450]', (value) => {
    expect(csvValue(value).replace(/^"/, '')).toMatch(/^'/);
  });

  it('is both made harmless and quoted where it needs both [A-450]', () => {
    expect(csvValue('=HYPERLINK("http://x","y")')).toBe(`"'=HYPERLINK(""http://x"",""y"")"`);
  });
});

describe('a spreadsheet that separates cells by other signs', () => {
  const nasty = [
    'x;=1+1',
    'x\n=1+1',
    'x\r\n @SUM(A1)',
    'x\n\n =1',
    'a\t-2+3',
    'a, +1',
    'x;"=1+1',
    'x;""=1',
    '"=1',
    '＝1+1',
    'x;＋1',
    '－1;＠a',
    '\t=1',
    '\r=1',
    "'=1",
    "x;''=1",
    '+974 4444 1234',
    'فيلا;=1',
  ];

  it.each(nasty)('finds nothing in %j that it would run [M-753]', (value) => {
    const line = csvLine(['a', value, 'b']);
    for (const cell of line.split(/[;,\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
  });

  it.each([...nasty, 'plain', '-12.5', "it's", "O'Neil; Sons"])('%j comes back as it was [M-753]', (value) => {
    const [row] = parseCsv(csvLine(['a', value])) ?? [];
    expect(withoutGuards(row?.cells[1] ?? '')).toBe(value);
  });

  it('a long cell takes no time', () => {
    const started = performance.now();
    csvValue(`${"'".repeat(50_000)}x${' '.repeat(50_000)};${';'.repeat(50_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('a phone number in a file', () => {
  it.each(['+974 5555 1234', '+97455551234', '0097455551234', '55551234', '(974) 5555-1234', '+٩٧٤ ٥٥٥٥ ١٢٣٤'])(
    '%s is text that a person reads and no spreadsheet runs, counts or shortens [M-1146]',
    (phone) => {
      const cell = csvLine([csvPhone(phone)]).trimEnd();
      expect(cell).toBe(`\u200E${phone}`);
      // nothing that a formula or a number begins with, nor what a spreadsheet takes away as a blank
      expect(cell).not.toMatch(/^[\s"'=+\-@\d＝＋－＠]/);
      expect(withoutGuards(cell)).toBe(phone);
    },
  );

  it.each(['=1+1', '+1+1', '-1-1', '@SUM(A1)', '\t=1', '\r=1', '+974;=1', '+974\n=1', "+cmd|' /C calc'!A0"])(
    '%j is none, and is made harmless as every text [M-1146]',
    (value) => {
      const cell = csvLine([csvPhone(value)]).trimEnd();
      expect(cell).toBe(csvLine([value]).trimEnd());
      for (const part of cell.split(/[;,\t\r\n]/)) expect(part).not.toMatch(/^[\s"]*[=+\-@]/);
    },
  );

  it('that is not there stays empty', () => expect(csvPhone(null)).toBeNull());
});

it('lines end as RFC 4180 has it', () => {
  expect(csvLine(['a', 1, null])).toBe('a,1,\r\n');
});

it('a file begins with the mark that makes spreadsheets read Arabic', async () => {
  async function* rows() {
    yield [{ title: 'شقة', n: 1 }];
    yield [{ title: 'فيلا', n: 2 }];
  }
  const stream = csvStream(['Title', 'n'], rows(), ({ title, n }) => [title, n]);
  const bytes = Buffer.concat(await stream.toArray());
  expect(bytes.toString('utf8')).toBe('\uFEFFTitle,n\r\nشقة,1\r\nفيلا,2\r\n');
  expect(await text(csvStream(['a'], (async function* () {})(), () => []))).toBe('a\r\n');
});

it('the day of a file is the day in Doha', () => {
  expect(fileDate(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-22');
});
