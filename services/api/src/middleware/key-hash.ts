import { createHmac } from 'node:crypto';

/** Of an address, e-mail or phone, which it does not tell. */
export function createKeyHash(secret: string): (value: string) => string {
  return (value) => createHmac('sha256', secret).update(`limit|${value}`).digest('base64url').slice(0, 32);
}
