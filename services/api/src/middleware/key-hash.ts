import { createHmac } from 'node:crypto';

/** Turns an address, e-mail or phone into a key from which it cannot be read; equal inputs give equal keys. */
export function createKeyHash(secret: string): (value: string) => string {
  return (value) => createHmac('sha256', secret).update(`limit|${value}`).digest('base64url').slice(0, 32);
}
