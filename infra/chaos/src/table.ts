export interface Column<R> {
  title: string;
  number: boolean;
  of: (row: R) => string;
}

export const count = <R>(title: string, of: (row: R) => number): Column<R> => ({
  title,
  number: true,
  of: (row) => String(of(row)),
});

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Under a row what was seen and what was broken. */
export function textTable<R extends { seen: readonly string[]; broken: readonly string[] }>(
  columns: readonly Column<R>[],
  rows: readonly R[],
): string {
  const cells = rows.map((row) => columns.map(({ of }) => of(row)));
  const widths = columns.map(({ title }, n) => Math.max(title.length, ...cells.map((row) => row[n]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, n) => (columns[n]?.number === true ? text.padStart(widths[n] ?? 0) : text.padEnd(widths[n] ?? 0)))
      .join('  ')
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    ...rows.flatMap((row, n) => [
      line(cells[n] ?? []),
      ...[...row.seen, ...row.broken.map((text) => `BROKEN: ${text}`)].map((text) => `    ${text}`),
    ]),
  ].join('\n');
}

export const notesOf = (row: { seen: readonly string[]; broken: readonly string[] }): string =>
  [...row.seen, ...row.broken.map((text) => `**${text}**`)].join('; ');

export const reasonOf = (error: unknown): string =>
  `the run failed: ${(error instanceof Error ? error.message : String(error)).split('\n', 1).join()}`;

export interface DocumentTable {
  begin: string;
  end: string;
  titles: readonly { title: string; number: boolean }[];
  /** First cells that are the key. */
  keyCells: number;
  /** First cells, without back-ticks. */
  order: readonly string[];
}

/** @throws when the document lacks the marks */
export function withLines(document: string, table: DocumentTable, lines: readonly string[]): string {
  const [before, rest] = split(document, table.begin);
  const [between, after] = split(rest, table.end);
  const key = (line: string): string =>
    line
      .split('|')
      .slice(1, 1 + table.keyCells)
      .join('|');
  const known = between.split('\n').filter((line) => line.startsWith('| `'));
  const byKey = new Map([...known, ...lines].map((line) => [key(line), line]));
  const place = (line: string): number => table.order.indexOf(/`([^`]+)`/.exec(line)?.[1] ?? '');
  const body = [...byKey.values()]
    .filter((line) => place(line) >= 0)
    .toSorted((one, other) => place(one) - place(other) || key(one).localeCompare(key(other)));
  const head = `| ${table.titles.map(({ title }) => title).join(' | ')} |`;
  const rule = `|${table.titles.map(({ number }) => (number ? '---:' : '---')).join('|')}|`;
  return `${before}${table.begin}\n\n${[head, rule, ...body].join('\n')}\n\n${table.end}${after}`;
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The document lacks the line ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
