const isBlank = (letter: string): boolean => /\s/.test(letter);
/** No comma or dash stands before the ellipsis. */
const mayEnd = (letter: string): boolean => !/[\s,،;؛:.–—-]/.test(letter);

/**
 * At most so many characters, cut between words, with an ellipsis when cut. A single longer word is cut within.
 * @param most characters as people count them, without the ellipsis
 */
export function wholeWords(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const start = letters.slice(0, most);
  const gap = isBlank(letters[most] ?? '') ? -1 : start.findLastIndex((letter) => isBlank(letter));
  const whole = gap < 0 ? start : start.slice(0, gap);
  return `${whole.slice(0, whole.findLastIndex((letter) => mayEnd(letter)) + 1).join('')}…`;
}
