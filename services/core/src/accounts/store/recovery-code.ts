import { createHash, randomBytes } from 'node:crypto';

export const recoveryCodesOfPerson = 10;

/** Crockford's: no letter that is taken for a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 24;
const group = 6;

/** 120 bits, so that SHA-256 is enough for storing it; in groups, for people. */
export function makeRecoveryCode(): string {
  const letters = Array.from(randomBytes(length), (byte) => alphabet.charAt(byte & 31)).join('');
  return letters.match(new RegExp(`.{${String(group)}}`, 'g'))?.join('-') ?? letters;
}

/** However it was typed: in capitals, without its groups, with o for 0. */
export function hashOfRecoveryCode(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHash('sha256').update(plain).digest('base64url');
}
