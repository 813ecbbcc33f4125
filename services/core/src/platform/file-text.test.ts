import { describe, expect, it } from 'vitest';
import { readFileText, type FileEncoding } from './file-text.ts';

const arabic = 'Title,Title (Arabic),City\nVilla,فيلا مع مسبح،,الدوحة\nOffice,مكتب و مخزن؟,لوسيل\n';
const latin = 'Title,City\nCafé à Señor Müller,Doha\nRésidence Ångström,Lusail – 120 m²\n';

/** Single bytes, by what each means in the code page. */
function inCodePage(text: string, page: FileEncoding): Uint8Array {
  const decoder = new TextDecoder(page);
  const byteOf = new Map(Array.from({ length: 256 }, (_, n) => [decoder.decode(Uint8Array.of(n)), n]));
  return Uint8Array.from(text, (sign) => {
    const byte = byteOf.get(sign);
    if (byte === undefined) throw new Error(`${page} has no ${sign}`);
    return byte;
  });
}
function utf16(text: string, bigEndian: boolean, mark = true): Uint8Array {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
}
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a file of text is read in the encoding that its bytes prove [M-984]', () => {
  it.each<[string, Uint8Array, string, FileEncoding]>([
    ['UTF-8', utf8(arabic), arabic, 'utf-8'],
    ['UTF-8 with its mark', utf8(`\uFEFF${arabic}`), arabic, 'utf-8'],
    ['plain ASCII', utf8('Title,Price\nVilla,5\n'), 'Title,Price\nVilla,5\n', 'utf-8'],
    ['UTF-16, as Excel’s Unicode text', utf16(arabic, false), arabic, 'utf-16le'],
    ['UTF-16 the other way round', utf16(arabic, true), arabic, 'utf-16be'],
    ['Windows for Arabic', inCodePage(arabic, 'windows-1256'), arabic, 'windows-1256'],
    ['Windows for Latin letters', inCodePage(latin, 'windows-1252'), latin, 'windows-1252'],
    [
      'signs that both Windows pages have',
      inCodePage('A – “B” 5 m² é\n', 'windows-1252'),
      'A – “B” 5 m² é\n',
      'windows-1252',
    ],
  ])('%s', (_name, bytes, text, encoding) => {
    expect(readFileText(bytes)).toEqual({ text, encoding });
  });
});

describe('what is not certain is not read [M-984]', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-16 without its mark', utf16(arabic, false, false)],
    ['half a sign of UTF-16', utf16(arabic, false).slice(0, -1)],
    ['UTF-8 that is cut', Uint8Array.of(...utf8('\uFEFFفيلا'), 0xd9)],
    ['letters that were lost before', utf8('Title\n\uFFFD\uFFFD\uFFFD\uFFFD\n')],
    ['an old DOS page', Uint8Array.of(...utf8('Title\n'), 0xe9, 0xa4, 0x9f, 0xa0, 0x20, 0xeb, 0x81)],
    [
      'Arabic beside accents',
      new Uint8Array([...inCodePage('فيلا,', 'windows-1256'), ...inCodePage('Señor', 'windows-1252')]),
    ],
    ['one short word', inCodePage('Title\nقف\n', 'windows-1256')],
    ['one letter alone', inCodePage('Title\nو 5\n', 'windows-1256')],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0)],
  ])('%s', (_name, bytes) => {
    expect(readFileText(bytes)).toBeNull();
  });
});
