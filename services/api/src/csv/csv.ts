/** RFC 4180, and nothing that a spreadsheet would run. */
import { Readable } from 'node:stream';

export type CsvValue = string | number | null | undefined;

/** Spreadsheets run these; some trim first. */
const runs = /^\s*[=+\-@]|^[\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** Quoted as in RFC 4180; an apostrophe before what would be run. */
export function csvValue(value: CsvValue): string {
  const given = value === null || value === undefined ? '' : String(value);
  const text = runs.test(given) && !plainNumber.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map((value) => csvValue(value)).join(',')}\r\n`;
}

/** Without it spreadsheets misread Arabic. */
const byteOrderMark = '\uFEFF';

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

export function csvHeaders(name: string): Record<string, string> {
  return { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` };
}

/** In Doha: 2026-11-21. */
export function fileDate(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(now);
}
