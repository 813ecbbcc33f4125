import type { ReportColumn } from './report-file.ts';
import type { ReportWords } from './use-report-words.ts';

/** Where an enquiry is now, in the order of the work. */
export const states = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;

/** A number, as the page's language writes it and as a file has it. */
export function countColumn<Row>(
  { number }: Pick<ReportWords, 'number'>,
  id: string,
  label: string,
  value: (row: Row) => number,
): ReportColumn<Row> {
  return { id, label, value, figures: true, shown: (row) => number(value(row)) };
}
