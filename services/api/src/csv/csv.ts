import { byteOrderMark, csvLine, type CsvValue } from '@manzil/core/platform/csv';
import { Readable } from 'node:stream';
import { ProblemError } from '../contract/problem.ts';

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

/** Rows of one file. */
export const mostExported = 100_000;

/** A part would be taken for the whole. @throws ProblemError export.too_long */
export function demandFits(rows: number, most = mostExported): number {
  if (rows > most) throw new ProblemError('export.too_long');
  return rows;
}

export function csvHeaders(name: string): Record<string, string> {
  return { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}"` };
}

/** In Doha: 2026-11-21. */
export function fileDate(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(now);
}
