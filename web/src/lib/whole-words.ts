/**
 * At most so many characters, cut between words, with an ellipsis when cut. A single longer word is cut within.
 * @param most characters as people count them, without the ellipsis
 */
export function wholeWords(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const start = letters.slice(0, most).join('');
  const next = letters[most] ?? '';
  const whole = /\s/.test(next) ? start : start.replace(/\s+\S*$/u, '');
  // no comma or dash before the ellipsis
  return `${whole.replace(/[\s,،;؛:.–—-]+$/u, '')}…`;
}
