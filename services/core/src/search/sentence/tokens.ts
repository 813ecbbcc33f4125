import { latinDigits } from '../../platform/numerals.ts';
import { foldWords } from '../fold.ts';

/** Where in `sourceOf(text)`; the end is behind it. */
export interface Span {
  start: number;
  end: number;
}

interface NumberToken extends Span {
  type: 'number';
  value: number;
  /** `3+`. */
  plus: boolean;
}

export interface WordToken extends Span {
  type: 'word';
  word: string;
  raw: string;
}

export type Token =
  | NumberToken
  | WordToken
  | (Span & { type: 'dash' })
  | (Span & { type: 'reference'; written: string });

const pieces =
  /(?<![\p{L}\d])([a-z]{2,6}(?:-[a-z]{1,6}){0,2}-[a-z]?\d{2,6})(?![\p{L}\d-])|(\d[\d,]*(?:\.\d+)?)(\+)?|[\p{L}\p{M}'’]+|[-–—]/gu;

/** With digits, dots or blanks. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d|\b)(?:sq\.?\s*(?:m|mtr|mt|meters?|metres?)|m2|m\^2|square\s+(?:meters?|metres?))(?![a-z])/g, ' sqm '],
  [/(?<=\d|\b)(?:sq\.?\s*(?:ft|feet|foot)|ft2|square\s+(?:feet|foot))(?![a-z])/g, ' sqft '],
  [/(?:م2|متر\s+مربع|(?<!\p{L})م\s*(?:\.\s*)?مربع)/gu, ' sqm '],
  [/(?:قدم\s+مربعة?|قدم2)/g, ' sqft '],
  [/ر\.\s*ق\.?|q\.\s*r\.?/g, ' qar '],
  [/\bb\/r\b/g, ' br '],
];

/** What spans are of: the text with its letters in their usual form. */
export const sourceOf = (text: string): string => text.normalize('NFKC');

/** A text that was changed, and where each of its letters was before. */
interface Traced {
  text: string;
  at: readonly number[];
}

/** Numbers may have Arabic digits and group marks. */
export function readTokens(text: string): Token[] {
  let traced = plainOf(sourceOf(text));
  for (const [pattern, unit] of units) traced = replaced(traced, pattern, unit);
  const { text: plain, at } = traced;
  return [...plain.matchAll(pieces)].flatMap((match): Token[] => {
    const [piece, reference, digits, plus] = match;
    const span = { start: at[match.index]!, end: at[match.index + piece.length - 1]! + 1 };
    if (reference !== undefined) return [{ type: 'reference', written: reference.toUpperCase(), ...span }];
    if (digits !== undefined) return [{ type: 'number', value: readNumber(digits), plus: plus !== undefined, ...span }];
    if ('-–—'.includes(piece)) return [{ type: 'dash', ...span }];
    return foldWords(piece).map((word) => ({ type: 'word', word, raw: piece, ...span }));
  });
}

/** Letter by letter, so that none moves. */
function plainOf(source: string): Traced {
  const small = Array.from({ length: source.length }, (_, index) => {
    const lower = source[index]!.toLowerCase();
    return lower.length === 1 ? lower : source[index]!;
  }).join('');
  const text = latinDigits(small).replaceAll('٫', '.').replaceAll('٬', ',');
  return { text, at: Array.from({ length: text.length }, (_, index) => index) };
}

/** The new letters stand where the first old one stood, the last one where the last stood. */
function replaced({ text, at }: Traced, pattern: RegExp, by: string): Traced {
  let result = '';
  const from: number[] = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    result += text.slice(done, match.index) + by;
    from.push(...at.slice(done, match.index));
    for (let letter = 0; letter < by.length; letter += 1)
      from.push(letter < by.length - 2 ? at[match.index]! : at[end - 1]!);
    done = end;
  }
  return { text: result + text.slice(done), at: [...from, ...at.slice(done)] };
}

/** `10.000` is ten thousand: nobody asks for a thousandth of a riyal. */
function readNumber(digits: string): number {
  const plain = digits.replaceAll(',', '');
  return Number(/^\d{1,3}\.000$/.test(plain) ? plain.replace('.', '') : plain);
}
