/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds, which every app understands. */
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** A clock may be half a minute off. */
const window = 1;
const parameters = { algorithm: 'SHA1', digits: 6, period } as const;

/** 160 bits in base32, as apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** `otpauth:` address, for the picture that apps read. @param issuer the office, as apps list it */
export const totpAddress = (secret: string, username: string, issuer: string): string =>
  new TOTP({ ...parameters, issuer, label: username, secret }).toString();

/**
 * The step of time that the code is of; null: a wrong one.
 * @param now ms since 1970
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1_000 / period) + delta;
}
