export interface MailLine {
  number: number;
  parts: { start: number; text: string; url: boolean }[];
}

const address = /https?:\/\/[^\s<>"]+/g;

/** With the links told apart. */
export function linesOf(text: string): MailLine[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, number) => ({ number, parts: partsOf(line) }));
}

function partsOf(line: string): MailLine['parts'] {
  const parts: MailLine['parts'] = [];
  let end = 0;
  for (const match of line.matchAll(address)) {
    if (match.index > end) parts.push({ start: end, text: line.slice(end, match.index), url: false });
    parts.push({ start: match.index, text: match[0], url: true });
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push({ start: end, text: line.slice(end), url: false });
  return parts;
}
