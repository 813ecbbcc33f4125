/** RFC 4180, and nothing that a spreadsheet would run. For pages too. */

export type CsvValue = string | number | null | undefined;

const plainNumber = /^-?\d+(\.\d+)?$/;
/**
 * What a spreadsheet runs, wherever it may see a cell begin: at the start, on each line, and after what separates cells elsewhere
 * than here. Spaces and quotes before it are skipped by some; full-width signs are run where Chinese or Japanese is set.
 */
const runs = /(?:^(?=[\t\r])|(?<=^|[\r\n\t;,])(?=(?:[^\S\r\n\t]|['"])*[=+\-@＝＋－＠]))/g;
const guarded = /(?:^'(?=[\t\r])|(?<=^|[\r\n\t;,])'(?=(?:[^\S\r\n\t]|['"])*[=+\-@＝＋－＠]))/g;

/** Invisible, and no blank: what follows is text to every spreadsheet, and its plus stands on the left in Arabic too. */
const textMark = '\u200E';
const phoneNumber = /^\+?[\d٠-٩۰-۹(][\d٠-٩۰-۹ ()./-]*$/;

/** A phone number that spreadsheets show as it is: neither run, nor counted, nor cut of its zeros. Other texts as given. */
export const csvPhone = (phone: string | null): string | null =>
  phone !== null && phoneNumber.test(phone.trim()) ? textMark + phone.trim() : phone;

/** Quoted as in RFC 4180; an apostrophe before all that would be run. */
export function csvValue(value: CsvValue): string {
  const given = value === null || value === undefined ? '' : String(value);
  const text = plainNumber.test(given) ? given : given.replace(runs, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The value as it was before `csvValue` made it harmless; takes a cell that is no longer quoted. */
export const withoutGuards = (cell: string): string =>
  cell.startsWith(textMark) ? cell.slice(textMark.length) : cell.replace(guarded, '');

export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map((value) => csvValue(value)).join(',')}\r\n`;
}

/** Without it spreadsheets misread Arabic. */
export const byteOrderMark = '\uFEFF';
