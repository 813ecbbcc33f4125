import { describe, expect, it } from 'vitest';
import { privateFileName, privateFileType } from './private-file.ts';

describe('a private file', () => {
  it('is known by its first bytes, all of them [M-1137]', () => {
    const bytes = (...values: number[]) => Uint8Array.from(values);
    expect(privateFileType(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf');
    expect(privateFileType(bytes(0xff, 0xd8, 0xff, 0xdb))).toBe('image/jpeg');
    expect(privateFileType(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
    for (const other of [bytes(), bytes(0xff, 0xd8), new TextEncoder().encode(' %PDF-'), bytes(0x89, 0x50, 0x4e, 0x47)])
      expect(privateFileType(other)).toBeNull();
  });

  it.each([
    ['contract.pdf', 'contract.pdf'],
    ['عقد الوساطة.pdf', 'عقد الوساطة.pdf'],
    ['C:\\Users\\noor\\scan.jpg', 'scan.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a"b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
    ['\u202efdp.exe', 'fdp.exe'],
    [' / ', 'file'],
    [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('called %j is kept as %j [M-1137]', (given, kept) => {
    expect(privateFileName(given)).toBe(kept);
  });
});
