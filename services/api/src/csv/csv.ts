import { byteOrderMark, csvLine, type CsvValue } from '@manzil/core/platform/csv';
import { Readable } from 'node:stream';

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
