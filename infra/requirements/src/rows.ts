export type Check = 'browser' | 'http' | 'code' | 'visual';

export interface Row {
  id: string;
  area: string;
  requirement: string;
  check: Check;
  note: string;
  /** Such as `public`, `admin`. */
  work: string;
}

const columns = ['id', 'area', 'requirement', 'check', 'note', 'issue'] as const;

/** Throws Error for other columns, or an id that stands twice. */
export function parseRows(text: string): Row[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/);
  if (head !== columns.join('\t')) throw new Error(`The requirements list has other columns: ${head}`);
  const rows = lines.map((line): Row => {
    const [id = '', area = '', requirement = '', check = '', note = '', work = ''] = line.split('\t');
    return { id, area, requirement, check: check as Check, note, work };
  });
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n);
  if (twice.length > 0) throw new Error(`The requirements list has these ids twice: ${twice.join(', ')}`);
  return rows;
}

/** By id, from docs/decisions/0002-deviations.md. */
export function parseDeviations(markdown: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of markdown.split('\n')) {
    const [, ids = '', , instead = ''] = line.split('|').map((cell) => cell.trim());
    for (const [id] of ids.matchAll(/[PA]-\d{3}/g)) found.set(id, instead);
  }
  return found;
}
