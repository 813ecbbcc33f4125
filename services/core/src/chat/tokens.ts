import { latinDigits } from '../platform/numerals.ts';
import { foldWords } from '../search/fold.ts';

export interface NumberToken {
  type: 'number';
  value: number;
  /** `3+`. */
  plus: boolean;
}

export interface WordToken {
  type: 'word';
  word: string;
  raw: string;
}

export type Token = NumberToken | WordToken | { type: 'dash' };

const pieces = /(\d[\d,]*(?:\.\d+)?)(\+)?|[\p{L}\p{M}'’]+|[-–—]/gu;

/** With digits, dots or blanks. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d|\b)(?:sq\.?\s*(?:m|mtr|mt|meters?|metres?)|m2|m\^2|square\s+(?:meters?|metres?))(?![a-z])/g, ' sqm '],
  [/(?<=\d|\b)(?:sq\.?\s*(?:ft|feet|foot)|ft2|square\s+(?:feet|foot))(?![a-z])/g, ' sqft '],
  [/(?:م2|متر\s+مربع|م\s*(?:\.\s*)?مربع)/g, ' sqm '],
  [/(?:قدم\s+مربعة?|قدم2)/g, ' sqft '],
  [/ر\.\s*ق\.?|q\.\s*r\.?/g, ' qar '],
  [/\bb\/r\b/g, ' br '],
];

/** Numbers may have Arabic digits and group marks. */
export function readTokens(text: string): Token[] {
  let plain = latinDigits(text.normalize('NFKC').toLowerCase()).replaceAll('٫', '.').replaceAll('٬', ',');
  for (const [pattern, unit] of units) plain = plain.replaceAll(pattern, unit);
  return [...plain.matchAll(pieces)].flatMap(([piece, digits, plus]): Token[] => {
    if (digits !== undefined) return [{ type: 'number', value: readNumber(digits), plus: plus !== undefined }];
    if ('-–—'.includes(piece)) return [{ type: 'dash' }];
    return foldWords(piece).map((word) => ({ type: 'word', word, raw: piece }));
  });
}

/** `10.000` is ten thousand: nobody asks for a thousandth of a riyal. */
function readNumber(digits: string): number {
  const plain = digits.replaceAll(',', '');
  return Number(/^\d{1,3}\.000$/.test(plain) ? plain.replace('.', '') : plain);
}
