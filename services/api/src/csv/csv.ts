/** Files for spreadsheets: RFC 4180, UTF-8 with a byte order mark, and nothing in them that a spreadsheet would run. */
import { Readable } from 'node:stream';

export type CsvValue = string | number | null | undefined;

/** A spreadsheet runs what begins so; some trim blanks before they look. */
const runs = /^\s*[=+\-@]|^[\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** One value: quoted only where RFC 4180 needs it, and with an apostrophe before what would be run. */
export function csvValue(value: CsvValue): string {
  const given = value === null || value === undefined ? '' : String(value);
  const text = runs.test(given) && !plainNumber.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map((value) => csvValue(value)).join(',')}\r\n`;
}

/** Without the mark, spreadsheets take Arabic for another encoding. */
const byteOrderMark = '\uFEFF';

/** A head and then rows as they come, each as `lineOf` has it, as a stream of UTF-8. */
export function csvStream<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  lineOf: (row: Row) => readonly CsvValue[],
): Readable {
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(byteOrderMark + csvLine(head));
    for await (const rows of batches) yield Buffer.from(rows.map((row) => csvLine(lineOf(row))).join(''));
  }
  return Readable.from(lines(), { objectMode: false });
}

/** What makes a browser save the answer under this name. */
export function csvHeaders(name: string): Record<string, string> {
  return { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` };
}

/** Today in Doha, as file names carry it: 2026-11-21. */
export function fileDate(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(now);
}
