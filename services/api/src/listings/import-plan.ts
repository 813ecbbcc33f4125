import { createHash } from 'node:crypto';
import { inTodaysFields, settledChange, type DealProblem } from '@manzil/core/listings/settled-change';
import { changedFields, tidyChange, type PropertyChange } from '@manzil/core/listings/property-change';
import type { ImportStep, NamedProperties, NamedProperty } from '@manzil/core/listings/store/property-import';
import { contract } from '../contract/document.ts';
import { toFieldProblems } from '../contract/field-problems.ts';
import type { components } from '@manzil/contract/api';
import { requestCompiler } from '../contract/schemas.ts';
import { rowPublishing, type ImportChoice, type RowPublishing } from './import-publishing.ts';
import type { FileRow } from './import-rows.ts';

type Row = components['schemas']['PropertyImportRow'];
type Problem = Row['problems'][number];

export interface ImportPlan {
  rows: Row[];
  steps: ImportStep[];
  counts: Pick<
    components['schemas']['PropertyImportResult'],
    'publishable' | 'published' | 'incomplete' | 'withoutMandate' | 'drafts'
  >;
  /** Of this outcome for these listings. */
  id: string;
}

const compile = requestCompiler(contract);
const create = compile({ $ref: '#/components/schemas/PropertyCreate' });
const change = compile({ $ref: '#/components/schemas/PropertyPatch' });
const rulesOfAbsence = new Set(['required', 'pattern']);

export function planImport(fileRows: readonly FileRow[], named: NamedProperties, choice: ImportChoice): ImportPlan {
  const seen = new Set<string>();
  const planned = fileRows.map((row) => {
    const reference = referenceOf(row);
    const before = reference === null ? null : (named.get(reference) ?? null);
    const repeated = reference !== null && seen.has(reference);
    if (reference !== null) seen.add(reference);
    return planRow(row, reference, before, repeated, choice);
  });
  const rows = planned.map(({ row }) => row);
  const steps = planned.flatMap(({ step }) => (step === null ? [] : [step]));
  const versions = steps.map(({ before }) => before?.version ?? null);
  const id = createHash('sha256')
    .update(JSON.stringify([rows, versions]))
    .digest('hex')
    .slice(0, 32);
  return { rows, steps, counts: countsOf(planned), id };
}

interface Planned {
  row: Row;
  step: ImportStep | null;
  publishing?: RowPublishing;
}

function countsOf(planned: readonly Planned[]): ImportPlan['counts'] {
  const written = planned.filter(({ step }) => step !== null).map(({ publishing }) => publishing!);
  const count = (test: (row: RowPublishing) => boolean): number => written.filter(test).length;
  return {
    publishable: count(({ publishable }) => publishable),
    published: count(({ publishes }) => publishes),
    withoutMandate: count(({ lacksMandate }) => lacksMandate),
    incomplete: count(({ missing }) => missing.length > 0),
    drafts: count(({ visible }) => !visible),
  };
}

export const referencesOf = (rows: readonly FileRow[]): string[] =>
  rows.map((row) => referenceOf(row)).filter((reference) => reference !== null);

function referenceOf({ change: { referenceId } }: FileRow): string | null {
  return typeof referenceId === 'string' ? referenceId : null;
}

function planRow(
  { line, change: cells }: FileRow,
  reference: string | null,
  before: NamedProperty | null,
  repeated: boolean,
  choice: ImportChoice,
): Planned {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined));
  const given: Record<string, unknown> = inTodaysFields(filled);
  // it names the listing and changes nothing
  if (before !== null) delete given['referenceId'];
  const problems = repeated
    ? [{ field: 'referenceId', code: 'repeated' }]
    : before?.deleted === true
      ? [{ field: 'referenceId', code: 'deleted' }]
      : problemsOf(before === null ? create : change, given);
  const title = typeof cells['title'] === 'string' ? cells['title'] : (before?.title ?? null);
  const row = (action: Row['action'], fields: string[] = []): Row => ({
    line,
    action,
    reference,
    title,
    fields,
    problems,
    publishes: false,
    waitsForMandate: false,
    missing: [],
  });
  if (problems.length > 0) return { row: row('refused'), step: null };
  const tidy = settledChange(before, tidyChange(given));
  if (typeof tidy === 'string') {
    problems.push(dealProblems[tidy]);
    return { row: row('refused'), step: null };
  }
  const publishing = rowPublishing(before, tidy, choice);
  const { change: settled, publishes, lacksMandate, missing } = publishing;
  const waits = choice.publish && lacksMandate;
  const shown = { publishes, waitsForMandate: waits, missing };
  if (before === null)
    return {
      row: { ...row('create', Object.keys(tidy)), ...shown },
      step: { before, change: settled, waits },
      publishing,
    };
  const fields = changedFields(before, settled);
  if (fields.length === 0 && (!waits || before.waitsToPublish)) return { row: row('unchanged'), step: null };
  const changes = Object.fromEntries(fields.map((field) => [field, settled[field]])) as PropertyChange;
  return { row: { ...row('update', fields), ...shown }, step: { before, change: changes, waits }, publishing };
}

const dealProblems: Record<DealProblem, Problem> = {
  deal_missing: { field: 'deal', code: 'required' },
  deal_contradicts: { field: 'status', code: 'deal' },
};

/** By the contract. A reference alone is no mistake in a file. */
function problemsOf(validate: typeof create, given: Record<string, unknown>): Problem[] {
  if (Object.keys(given).length === 0 || validate(given)) return [];
  const found = toFieldProblems('body', validate.errors ?? []).map(({ path, code }) => {
    const [field = ''] = path.split('.');
    const absent = rulesOfAbsence.has(code) && (given[field] ?? null) === null;
    return { field, code: absent || (code === 'type' && given[field] === null) ? 'required' : 'value' };
  });
  return [...new Map(found.map((problem) => [problem.field, problem])).values()].slice(0, 30);
}
