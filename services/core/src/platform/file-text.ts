/** Which encoding a file of text is in, by its bytes: certain, or not read at all. For pages too. */

export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'windows-1252';

export interface FileText {
  text: string;
  encoding: FileEncoding;
}

const marks: readonly [FileEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * A byte order mark says it; without one the bytes are UTF-8, or one of the two code pages in which Windows saves files
 * here, where all that speaks for one and nothing for the other.
 * @returns null where that is not certain: nobody must guess letters that go live
 */
export function readFileText(bytes: Uint8Array): FileText | null {
  const [marked] = marks.find(([, mark]) => mark.every((byte, n) => bytes[n] === byte)) ?? [];
  if (marked !== undefined) return decoded(bytes, marked);
  // UTF-16 without its mark, or no text
  if (bytes.includes(0)) return null;
  const plain = decoded(bytes, 'utf-8');
  if (plain !== null) return plain;
  const page = codePageOf(bytes);
  return page === null ? null : decoded(bytes, page);
}

/** Null where a byte means nothing in it. */
function decoded(bytes: Uint8Array, encoding: FileEncoding): FileText | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // what UTF-32 looks like, and what no spreadsheet writes
    return /[\0\u0080-\u009F\uFFFD]/.test(text) ? null : { text, encoding };
  } catch {
    return null;
  }
}

const arabicSigns =
  /^(?:[\u0621-\u063A\u0640-\u064A\u0679\u067E\u0686\u0698\u0688\u06AF\u06A9\u0691\u06BA\u06BE\u06C1\u06D2\u060C\u061B\u061F]|[\u064B-\u0652])+$/;
/** Of French and other Latin words in both code pages. */
const latinLetter = /^[À-ÿŠšŽžŒœŸ]$/;

/**
 * In Windows-1256 an Arabic word is a run of bytes that are all Arabic letters, in 1252 accents stand alone between
 * letters of ASCII. Signs that are the same in both decide nothing.
 */
function codePageOf(bytes: Uint8Array): FileEncoding | null {
  const [arabic, latin] = (['windows-1256', 'windows-1252'] as const).map((page) =>
    new TextDecoder(page).decode(bytes),
  );
  const evidence = { arabic: 0, latin: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at]! < 0x80 || arabic![at] === latin![at]) continue;
    let end = at + 1;
    while (end < bytes.length && bytes[end]! >= 0x80 && arabic![end] !== latin![end]) end += 1;
    const inWord = isAscii(bytes[at - 1]) || isAscii(bytes[end]);
    const length = end - at;
    const isArabic = arabicSigns.test(arabic!.slice(at, end));
    const isLatin = inWord && length < 3 && Array.from(latin!.slice(at, end)).every((sign) => latinLetter.test(sign));
    if (isArabic && length > (inWord ? 2 : 1)) evidence.arabic += length;
    else if (isLatin) evidence.latin += 1;
    // one letter alone is a word of either
    else if (!isArabic || length > 1 || inWord) return null;
    at = end;
  }
  if (evidence.latin > 0 && evidence.arabic > 0) return null;
  // one short word may be anything
  if (evidence.arabic > 0) return evidence.arabic >= 4 ? 'windows-1256' : null;
  return evidence.latin > 0 || arabic === latin ? 'windows-1252' : null;
}

const isAscii = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));
