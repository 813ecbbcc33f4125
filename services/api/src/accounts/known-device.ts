/** A browser that has signed in to an account before: a random name, signed for that account, telling nothing of it. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '@manzil/core/platform/signing-keys';

export const knownDevice = 'manzil.known';
export const knownDeviceMs = 180 * 86_400_000;

/** @param device the name it has already; null: a new one */
export function writeKnownDevice([key]: SigningKeys, userId: number, device: string | null, now = Date.now()): string {
  const name = device ?? randomBytes(16).toString('base64url');
  const until = (now + knownDeviceMs).toString(36);
  return [name, until, signature(key, userId, name, until)].join('.');
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
  const [, name = '', until = '', signed = ''] =
    /(?:^|; )manzil\.known=([\w-]{22})\.([0-9a-z]{1,12})\.([\w-]{43})(?:;|$)/.exec(cookies ?? '') ?? [];
  const given = Buffer.from(signed);
  const right = keys.some((key) => sameBytes(Buffer.from(signature(key, userId ?? 0, name, until)), given));
  if (!right) return null;
  return userId !== null && parseInt(until, 36) > now ? name : null;
}

const sameBytes = (right: Buffer, given: Buffer): boolean =>
  right.length === given.length && timingSafeEqual(right, given);

const signature = (key: string, userId: number, name: string, until: string): string =>
  createHmac('sha256', key)
    .update(`known device|${String(userId)}|${name}|${until}`)
    .digest('base64url');
