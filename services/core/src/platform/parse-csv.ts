/** RFC 4180 with commas, semicolons or tabs. */

/** Without empty rows, with lines of the file; null when a quote never ends. */
export function parseCsv(text: string): { line: number; cells: string[] }[] | null {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let startedAt = 1;

  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: startedAt, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!;
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      endRow();
      startedAt = line;
    } else if (sign !== '\r') cell += sign;
  }
  if (quoted) return null;
  endRow();
  return rows;
}

/** Where commas mark decimals, spreadsheets write semicolons. */
function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.sign;
}
