/** Ids sort by time, so that new rows go to the end of their index. */
import { randomBytes, randomUUID } from 'node:crypto';

/** From here, version 4's random bits stand as in version 7. */
const afterVersion = 'xxxxxxxx-xxxx-4'.length;

/** RFC 9562, 5.7: 48 bits of milliseconds, the rest random. */
export function uuidV7(now = Date.now()): string {
  const ms = now.toString(16).padStart(12, '0');
  // Node pools random bytes for these
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${randomUUID().slice(afterVersion)}`;
}

/** Crockford's base 32: no letter is taken for a digit on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MZL-` and a UUID of version 7. */
export function newLeadReference(now = Date.now()): string {
  const digits = BigInt(`0x${uuidV7(now).replaceAll('-', '')}`)
    .toString(32)
    .padStart(26, '0');
  return `MZL-${digits.replace(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32)))}`;
}

/** 32 hexadecimal digits: nobody guesses 128 random bits. */
export const newLinkKey = (): string => randomBytes(16).toString('hex');
