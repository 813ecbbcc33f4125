/** What an answer repeats of older mails, told from what was written now. No IO. */

export interface TextPart {
  quoted: boolean;
  text: string;
}

/** Longer is no line above a quotation. */
const mostIntroLetters = 300;

const isQuoted = (line: string | undefined): boolean => line?.startsWith('>') === true;

/** "On … wrote:", as mail programs write it in English and in Arabic. */
function isIntro(line: string): boolean {
  const text = line.trim();
  if (text.length > mostIntroLetters || !text.endsWith(':')) return false;
  if (text.startsWith('On ')) return text.endsWith('wrote:');
  return text.startsWith('في ') && (text.includes('كتب') || text.includes('كتابة'));
}

/** It may be broken after its first line. @returns how many lines it takes, 0: it is none */
function introLines(lines: readonly string[], index: number): number {
  const [first = '', second = ''] = lines.slice(index, index + 2);
  if (isIntro(first)) return 1;
  return second.trim() !== '' && isIntro(`${first.trim()} ${second.trim()}`) ? 2 : 0;
}

/** In its order, so that answers between quoted lines stay in sight. */
export function textParts(text: string): TextPart[] {
  const lines = text.split('\n');
  const marks: boolean[] = [];
  for (let index = 0; index < lines.length;) {
    const intro = introLines(lines, index);
    if (intro === 0) {
      marks.push(isQuoted(lines[index]));
      index += 1;
      continue;
    }
    const next = lines.slice(index + intro).find((line) => line.trim() !== '');
    // without marks nobody knows where the older mail ends: it is the rest
    const taken = isQuoted(next) ? intro : lines.length - index;
    for (let one = 0; one < taken; one += 1) marks.push(true);
    index += taken;
  }
  return joined(lines, marks);
}

/** An empty line belongs to what stands above it. */
function joined(lines: readonly string[], marks: readonly boolean[]): TextPart[] {
  const parts: { quoted: boolean; lines: string[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && (line.trim() === '' || last.quoted === marks[index])) last.lines.push(line);
    else parts.push({ quoted: marks[index] === true, lines: [line] });
  }
  return parts
    .map(({ quoted, lines: own }) => ({ quoted, text: own.join('\n').trim() }))
    .filter(({ text }) => text !== '');
}
