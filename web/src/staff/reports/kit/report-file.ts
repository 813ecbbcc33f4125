import { byteOrderMark, csvLine, type CsvValue } from '@manzil/core/platform/csv';
import type { ReactNode } from 'react';

/** A column of a report's table, on the screen and in its file. */
export interface ReportColumn<Row> {
  id: string;
  label: string;
  /** Of the file; shown where nothing else is said. */
  value: (row: Row) => CsvValue;
  shown?: (row: Row) => ReactNode;
  names?: boolean;
  figures?: boolean;
}

/** As spreadsheets read it: numbers in plain digits, and nothing that would be run. */
export function reportFile<Row>(columns: readonly ReportColumn<Row>[], rows: readonly Row[]): string {
  const lines = rows.map((row) => csvLine(columns.map(({ value }) => value(row))));
  return byteOrderMark + csvLine(columns.map(({ label }) => label)) + lines.join('');
}
