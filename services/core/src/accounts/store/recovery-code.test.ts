import { expect, it } from 'vitest';
import { hashOfRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

it('has 120 bits of chance, in groups that people can read', () => {
  const codes = Array.from({ length: 200 }, makeRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{6}(-[0-9a-hjkmnp-tv-z]{6}){3}$/);
  expect(new Set(codes).size).toBe(200);
  // each letter of the alphabet comes up: nothing of the chance is lost
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

it('is the same however it was typed, and another is another', () => {
  const right = hashOfRecoveryCode('0a1bcd-efghjk-mnpqrs-tvwxyz');
  for (const typed of ['0A1BCD EFGHJK MNPQRS TVWXYZ', 'oaibcdefghjkmnpqrstvwxyz', ' 0alBCD-efghjk-mnpqrs-tvwxyz\n'])
    expect(hashOfRecoveryCode(typed)).toBe(right);
  expect(hashOfRecoveryCode('0a1bcd-efghjk-mnpqrs-tvwxy0')).not.toBe(right);
});
