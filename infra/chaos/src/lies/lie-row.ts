import { count, notesOf, reasonOf, textTable, withLines, type Column } from '../table.ts';

export interface LieRow {
  lie: string;
  family: string;
  does: string;
  accepted: number;
  stored: number;
  inCrm: number;
  /** Written again, or there twice. */
  twice: number;
  lost: number;
  /** Wait or were given up, with mails. */
  stuck: number;
  /** Not there, or under another's id. */
  falsely: number;
  drainedMs: number;
  seen: string[];
  broken: string[];
}

export function failedLie(lie: { name: string; family: string; does: string }, error: unknown): LieRow {
  const counts = { accepted: 0, stored: 0, inCrm: 0, twice: 0, lost: 0, stuck: 0, falsely: 0, drainedMs: 0 };
  const { name, family, does } = lie;
  return { lie: name, family, does, ...counts, seen: [], broken: [reasonOf(error)] };
}

const columns: readonly Column<LieRow>[] = [
  { title: 'lie', number: false, of: ({ lie }) => lie },
  count('accepted', ({ accepted }) => accepted),
  count('stored', ({ stored }) => stored),
  count('in the CRM', ({ inCrm }) => inCrm),
  count('twice', ({ twice }) => twice),
  count('lost', ({ lost }) => lost),
  count('stuck', ({ stuck }) => stuck),
  count('shown falsely', ({ falsely }) => falsely),
  count('drained after, s', ({ drainedMs }) => Math.round(drainedMs / 1_000)),
];

export function lieTable(rows: readonly LieRow[]): string {
  return textTable(columns, rows);
}

export function lieLine(row: LieRow): string {
  const [, ...figures] = columns.map(({ of }) => of(row));
  return `| ${[`\`${row.lie}\``, row.does, ...figures, notesOf(row)].join(' | ')} |`;
}

/** @throws when the document lacks the marks */
export function withLieLines(document: string, lines: readonly string[], order: readonly string[]): string {
  const [name, ...figures] = columns;
  const words = (title: string) => ({ title, number: false });
  const titles = [...(name === undefined ? [] : [name]), words('what the CRM does'), ...figures, words('seen')];
  const begin = '<!-- lies: written by npm run chaos:lies -- --write -->';
  return withLines(document, { begin, end: '<!-- lies: end -->', titles, keyCells: 1, order }, lines);
}
