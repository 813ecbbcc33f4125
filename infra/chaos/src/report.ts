/** One row per fault and backend: what was counted, what was seen, and which promise was broken. */
import type { Audit } from './audit.ts';
import type { Backend } from './platform-env.ts';
import { count, seconds, textTable as table, withLines, type Column } from './table.ts';

export interface Row extends Audit {
  fault: string;
  backend: Backend;
  /** Visitors who came. */
  sent: number;
  /** Answers that were no 2xx; who got one pressed Send again. */
  refusals: number;
  /** From a lead's arrival until the CRM had it. */
  longestWaitMs: number;
  slowestAnswerMs: number;
  /** How long the program that measures got no turn while visitors came: on a busy machine answers look slower by that. */
  longestStallMs: number;
  /** What happened, in figures. */
  seen: string[];
  /** Promises that were not kept; empty when all is well. */
  broken: string[];
  tookMs: number;
  /** Why it was not run; null when it was. */
  skipped: string | null;
}

const counts: Audit = { accepted: 0, stored: 0, inCrm: 0, duplicates: 0, lost: 0, visible: 0, notDelivered: 0 };
const nothing = { ...counts, sent: 0, refusals: 0, longestWaitMs: 0, slowestAnswerMs: 0, longestStallMs: 0, tookMs: 0 };

/** A row of what this machine cannot run. */
export function skippedRow(fault: string, backend: Backend, skipped: string): Row {
  return { fault, backend, ...nothing, seen: [], broken: [], skipped };
}

/** A row of what could not be run to its end. */
export function failedRow(fault: string, backend: Backend, error: unknown): Row {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return { fault, backend, ...nothing, seen: [], broken: [`the run failed: ${reason}`], skipped: null };
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

/** For a terminal, with what is wrong below each row. */
export function textTable(rows: readonly Row[]): string {
  const ran = rows.filter(({ skipped }) => skipped === null);
  const below = ({ seen, broken }: Row): string[] => [...seen, ...broken.map((text) => `BROKEN: ${text}`)];
  const skipped = rows.flatMap(({ fault, backend, skipped: why }) =>
    why === null ? [] : [`${fault} on ${backend}: SKIPPED: ${why}`],
  );
  return [table(columns, ran, below), ...skipped].join('\n');
}

/** Where and when the rows were measured. */
export interface Circumstances {
  commit: string;
  /** YYYY-MM-DD */
  day: string;
}

/** One line of the table in docs/reliability.md. Its first two cells are its key. */
export function markdownRow(row: Row, { commit, day }: Circumstances): string {
  const figures =
    row.skipped === null
      ? columns.slice(2).map(({ of }) => of(row))
      : [`not run: ${row.skipped}`, ...columns.slice(3).map(() => '')];
  const cells = [
    `\`${row.fault}\``,
    row.backend,
    ...figures,
    [...row.seen, ...row.broken.map((text) => `**${text}**`)].join('; '),
  ];
  return `| ${[...cells, `${commit}, ${day}`].join(' | ')} |`;
}

/**
 * Puts rows into the table of the document, each in the place of the same fault and backend.
 * @param order names of all faults in the order of the table
 * @throws when the document lacks the marks
 */
export function withRows(document: string, lines: readonly string[], order: readonly string[]): string {
  const last = ['seen', 'run'].map((title) => ({ title, number: false }));
  const begin = '<!-- measured: written by npm run chaos -- --write -->';
  const end = '<!-- measured: end -->';
  return withLines(document, { begin, end, titles: [...columns, ...last], keyCells: 2, order }, lines);
}
