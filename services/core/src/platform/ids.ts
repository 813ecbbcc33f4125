/** Ids that sort by time, so that new rows go to the end of their index. */
import { randomUUID } from 'node:crypto';

/** Where the random bits of a UUID of version 4 begin to stand as in one of version 7: after the digit of the version. */
const afterVersion = 'xxxxxxxx-xxxx-4'.length;

/** A UUID of version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, the rest random. */
export function uuidV7(now = Date.now()): string {
  const ms = now.toString(16).padStart(12, '0');
  // Node keeps random bytes in store for these, and asks the system for none each time
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${randomUUID().slice(afterVersion)}`;
}

/** Crockford's base 32: no letters that are taken for digits, when a reference is read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference for a lead: `MZL-` and 26 signs that hold a UUID of version 7. */
export function newLeadReference(now = Date.now()): string {
  const digits = BigInt(`0x${uuidV7(now).replaceAll('-', '')}`)
    .toString(32)
    .padStart(26, '0');
  return `MZL-${digits.replace(/./g, (digit) => alphabet.charAt(Number.parseInt(digit, 32)))}`;
}
