import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';
import { parseCsv } from './parse-csv.ts';

const cells = (text: string) => parseCsv(text)?.map((row) => row.cells);

it('reads what we write', () => {
  const row = ['شقة, "الجديدة"', 'two\nlines', '', '12'];
  expect(cells(`\uFEFF${csvLine(['a', 'b', 'c', 'd'])}${csvLine(row)}`)).toEqual([['a', 'b', 'c', 'd'], row]);
});

it('knows the lines, over breaks inside a cell and empty rows', () => {
  const lines = (text: string) => parseCsv(text)?.map(({ line }) => line);
  expect(lines('a,b\n"x\ny",1\n\n,\nz,2')).toEqual([1, 2, 6]);
  expect(lines('a,b\r\n"x\r\ny",1\r\nz,2\r\n')).toEqual([1, 2, 4]);
});

it.each([
  [
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'a\tb\r\n1\t2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a,b', [['a', 'b']]],
  ['', []],
])('%j', (text, read) => {
  expect(cells(text)).toEqual(read);
});

it('a quote that never ends makes it no table', () => {
  expect(parseCsv('a,b\n"open,1')).toBeNull();
});
