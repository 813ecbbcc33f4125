import type { Audit } from './audit.ts';
import type { Backend } from './platform-env.ts';
import { count, notesOf, reasonOf, seconds, textTable as table, withLines, type Column } from './table.ts';

export interface Row extends Audit {
  fault: string;
  backend: Backend;
  sent: number;
  /** No 2xx; Send was pressed again. */
  refusals: number;
  longestWaitMs: number;
  slowestAnswerMs: number;
  /** We got no turn: answers look slower by that. */
  longestStallMs: number;
  seen: string[];
  broken: string[];
  tookMs: number;
  /** Null when it ran. */
  skipped: string | null;
}

const counts: Audit = { accepted: 0, stored: 0, inCrm: 0, duplicates: 0, lost: 0, visible: 0, notDelivered: 0 };
const nothing = { ...counts, sent: 0, refusals: 0, longestWaitMs: 0, slowestAnswerMs: 0, longestStallMs: 0, tookMs: 0 };

export function skippedRow(fault: string, backend: Backend, skipped: string): Row {
  return { fault, backend, ...nothing, seen: [], broken: [], skipped };
}

export function failedRow(fault: string, backend: Backend, error: unknown): Row {
  return { fault, backend, ...nothing, seen: [], broken: [reasonOf(error)], skipped: null };
}

const columns: readonly Column<Row>[] = [
  { title: 'fault', number: false, of: ({ fault }) => fault },
  { title: 'queues on', number: false, of: ({ backend }) => backend },
  count('accepted (2xx)', ({ accepted }) => accepted),
  count('in PostgreSQL', ({ stored }) => stored),
  count('in the CRM', ({ inCrm }) => inCrm),
  count('duplicates', ({ duplicates }) => duplicates),
  count('lost', ({ lost }) => lost),
  { title: 'longest wait', number: true, of: ({ longestWaitMs }) => seconds(longestWaitMs) },
  { title: 'slowest answer', number: true, of: ({ slowestAnswerMs }) => seconds(slowestAnswerMs) },
  { title: 'stalled', number: true, of: ({ longestStallMs }) => seconds(longestStallMs) },
];

export function textTable(rows: readonly Row[]): string {
  const ran = rows.filter(({ skipped }) => skipped === null);
  const skipped = rows.flatMap(({ fault, backend, skipped: why }) =>
    why === null ? [] : [`${fault} on ${backend}: SKIPPED: ${why}`],
  );
  return [table(columns, ran), ...skipped].join('\n');
}

export interface Circumstances {
  commit: string;
  /** YYYY-MM-DD */
  day: string;
}

/** For docs/reliability.md. Its first two cells are its key. */
export function markdownRow(row: Row, { commit, day }: Circumstances): string {
  const figures =
    row.skipped === null
      ? columns.slice(2).map(({ of }) => of(row))
      : [`not run: ${row.skipped}`, ...columns.slice(3).map(() => '')];
  const cells = [`\`${row.fault}\``, row.backend, ...figures, notesOf(row)];
  return `| ${[...cells, `${commit}, ${day}`].join(' | ')} |`;
}

/** @throws when the document lacks the marks */
export function withRows(document: string, lines: readonly string[], order: readonly string[]): string {
  const last = ['seen', 'run'].map((title) => ({ title, number: false }));
  const begin = '<!-- measured: written by npm run chaos -- --write -->';
  const end = '<!-- measured: end -->';
  return withLines(document, { begin, end, titles: [...columns, ...last], keyCells: 2, order }, lines);
}
