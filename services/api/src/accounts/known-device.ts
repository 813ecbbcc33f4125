/** A browser that has signed in to an account before: a random name, signed for that account, telling nothing of it. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '@manzil/core/platform/signing-keys';

export const knownDevice = 'manzil.known';
export const knownDeviceMs = 180 * 86_400_000;

/** Who share a browser; one more, and the longest unused is forgotten. */
const mostAccounts = 5;
const form = /^[\w-]{22}\.[0-9a-z]{1,12}\.[\w-]{43}$/;

/**
 * @param device the name it has already; null: a new one
 * @param cookies what it is known for so far: that of other accounts stays
 */
export function writeKnownDevice(
  keys: SigningKeys,
  userId: number,
  device: string | null,
  cookies?: string,
  now = Date.now(),
): string {
  const name = device ?? randomBytes(16).toString('base64url');
  const until = (now + knownDeviceMs).toString(36);
  const others = marksOf(cookies).filter((mark) => !isOf(mark, keys, userId));
  const own = [name, until, signature(keys[0], userId, name, until)].join('.');
  return [own, ...others].slice(0, mostAccounts).join('~');
}

/**
 * The device's name, when it is known for this account and not too old; else null.
 * @param userId null: nobody's, for which no device is known
 */
export function readKnownDevice(
  cookies: string | undefined,
  keys: SigningKeys,
  userId: number | null,
  now = Date.now(),
): string | null {
  const [name = '', until = ''] =
    marksOf(cookies)
      .find((mark) => isOf(mark, keys, userId ?? 0))
      ?.split('.') ?? [];
  return userId !== null && parseInt(until, 36) > now ? name : null;
}

/** One for each account. */
function marksOf(cookies = ''): string[] {
  const [, value = ''] = /(?:^|; )manzil\.known=([\w.~-]{1,500})(?:;|$)/.exec(cookies) ?? [];
  return value.split('~').filter((mark) => form.test(mark));
}

function isOf(mark: string, keys: SigningKeys, userId: number): boolean {
  const [name = '', until = '', signed = ''] = mark.split('.');
  const given = Buffer.from(signed);
  return keys.some((key) => sameBytes(Buffer.from(signature(key, userId, name, until)), given));
}

const sameBytes = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

const signature = (key: string, userId: number, name: string, until: string): string =>
  createHmac('sha256', key)
    .update(`known device|${String(userId)}|${name}|${until}`)
    .digest('base64url');
