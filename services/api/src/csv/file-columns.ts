/** What a screen's list shows, as columns of a file. */
import type { CsvValue } from '@manzil/core/platform/csv';
import type { Language } from '@manzil/core/platform/language';

export interface FileColumn<Row> {
  head: Readonly<Record<Language, string>>;
  value: (row: Row) => CsvValue;
}

/** By the id of the screen's column, which may show several things. */
export type FileColumns<Row> = Readonly<Record<string, readonly FileColumn<Row>[]>>;

export const column = <Row>(en: string, ar: string, value: (row: Row) => CsvValue): FileColumn<Row> => ({
  head: { en, ar },
  value,
});

/**
 * First line and lines of a file.
 * @param chosen ids as the contract lets them through, separated by commas
 */
export function fileOf<Row>(all: FileColumns<Row>, chosen: string, language: Language = 'en') {
  const columns = chosen.split(',').flatMap((id) => all[id] ?? []);
  return {
    head: columns.map(({ head }) => head[language]),
    lineOf: (row: Row): CsvValue[] => columns.map(({ value }) => value(row)),
  };
}

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Qatar', dateStyle: 'short', timeStyle: 'short' });

/** In Qatar, as spreadsheets read a time: 2026-11-21 14:05. */
export const fileTime = (iso: string | null | undefined): string | null =>
  iso == null ? null : parts.format(new Date(iso));
