import { withoutGuards } from '@manzil/core/platform/csv';
import { parseCsv } from '@manzil/core/platform/parse-csv';
import { plainNumber } from '@manzil/core/platform/numerals';
import { ownValue } from '@manzil/core/platform/own-value';
import type { Field } from '@manzil/core/listings/field';
import { fieldEntries, listingFields, type Having } from '@manzil/core/listings/fields';
import { englishHead } from './listing-file.ts';

export type ImportField = Having<{ csv: object }>;

const plainHead = (head: string): string => head.toLowerCase().replaceAll(/[^a-z]/g, '');
/** Ours and people's, without capitals and marks. */
const columns: Readonly<Record<string, ImportField>> = Object.fromEntries(
  fieldEntries.flatMap(([name, { csv }]) =>
    csv === undefined
      ? []
      : [name, csv.head, ...(csv.also ?? [])].map((head) => [plainHead(head), name as ImportField] as const),
  ),
);

export const mostRows = 2_000;

export interface FileRow {
  line: number;
  /** What does not fit, the contract refuses. */
  change: Record<string, unknown>;
}

export interface ImportFile {
  rows: FileRow[];
  ignoredColumns: string[];
}

/** Null: no table of listings. */
export function readImportFile(csv: string): ImportFile | null {
  const [head, ...body] = parseCsv(csv) ?? [];
  if (head === undefined || body.length === 0 || body.length > mostRows) return null;
  const fields = head.cells.map((name) => ownValue(columns, plainHead(englishHead(name))) ?? null);
  const known = fields.filter((field) => field !== null);
  if (!(known.includes('title') || known.includes('referenceId')) || new Set(known).size < known.length) return null;
  return {
    ignoredColumns: head.cells.filter((name, n) => fields[n] === null && name.trim() !== '').slice(0, 100),
    rows: body.map(({ line, cells }) => ({
      line,
      change: Object.fromEntries(
        fields.flatMap((field, n) => (field === null ? [] : [[nameOf(field), valueOf(field, cells[n] ?? '')]])),
      ),
    })),
  };
}

/** A deal is read as requests of before give it: many files have kinds in that column. */
const nameOf = (field: ImportField): string => (field === 'deal' ? 'type' : field);

function valueOf(field: ImportField, cell: string): unknown {
  // the apostrophes that our export adds
  const text = withoutGuards(cell.trim()).trim();
  const rule: Field = listingFields[field];
  switch (rule.kind) {
    case 'list':
      return text
        .split(/[;|؛]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'flag':
      return text === '' ? undefined : booleanOf(text);
    case 'choice':
      if (text === '') return rule.required === true ? undefined : null;
      return field === 'deal' ? text : choiceOf(text, rule.choices);
    case 'decimal':
      return text === '' ? (rule.required === true ? undefined : null) : plainNumber(text);
    case 'whole':
    case 'degrees':
      return text === '' ? null : numberOf(text);
    default:
      return text === '' ? null : text;
  }
}

/** Whatever its capitals, blanks and dashes; none of the choices stays text, to be refused. */
function choiceOf(text: string, choices: readonly string[]): string {
  const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
  return choices.find((one) => plain(one) === plain(text)) ?? text;
}

/** No number stays text, to be refused. */
function numberOf(text: string): number | string {
  const value = Number(plainNumber(text));
  return Number.isFinite(value) ? value : text;
}

function booleanOf(text: string): boolean | string {
  if (/^(yes|true|1|نعم)$/i.test(text)) return true;
  return /^(no|false|0|لا)$/i.test(text) ? false : text;
}
