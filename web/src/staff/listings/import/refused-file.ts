import { byteOrderMark, csvLine, withoutGuards } from '@manzil/core/platform/csv';
import { parseCsv } from '@manzil/core/platform/parse-csv';
import type { ImportResult } from './use-import.ts';

type Row = ImportResult['rows'][number];

/**
 * The refused rows as a file of the same columns and one more that says why; imported anew, that one is not used.
 * @param csv what was sent @param reasonOf in the person's language
 */
export function refusedFile(
  csv: string,
  { rows }: Pick<ImportResult, 'rows'>,
  reasonHead: string,
  reasonOf: (row: Row) => string,
): string {
  const [head, ...body] = parseCsv(csv) ?? [];
  if (head === undefined) return '';
  const width = head.cells.length;
  const cellsOf = (line: number): string[] => body.find((row) => row.line === line)?.cells ?? [];
  const lines = rows
    .filter(({ action }) => action === 'refused')
    .map((row) => {
      const cells = cellsOf(row.line);
      // as they were meant: an apostrophe of an earlier export is not guarded twice
      const own = Array.from({ length: width }, (_, n) => withoutGuards(cells[n] ?? ''));
      return csvLine([...own, reasonOf(row)]);
    });
  return byteOrderMark + csvLine([...head.cells, reasonHead]) + lines.join('');
}
