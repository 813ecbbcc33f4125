/** Ids that sort by time, so that new rows go to the end of their index. */
import { randomBytes } from 'node:crypto';

/** A UUID of version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, the rest random. */
export function uuidV7(now = Date.now()): string {
  const bytes = uuidV7Bytes(now);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Crockford's base 32: no letters that are taken for digits, when a reference is read out on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference for a lead: `MZL-` and 26 signs that hold a UUID of version 7. */
export function newLeadReference(now = Date.now()): string {
  let rest = BigInt(`0x${uuidV7Bytes(now).toString('hex')}`);
  let signs = '';
  for (let i = 0; i < 26; i += 1) {
    signs = alphabet.charAt(Number(rest & 31n)) + signs;
    rest >>= 5n;
  }
  return `MZL-${signs}`;
}

function uuidV7Bytes(now: number): Buffer {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  return bytes;
}
