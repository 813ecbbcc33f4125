/** A sum: a script has to be written for it. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '@manzil/core/platform/signing-keys';
import { readAnswer } from './read-answer.ts';

export const captchaLifeMs = 600_000;

/** Twice a token's life, whatever a forged one claims: or it would be forgotten too soon. */
export const nonceLifeSeconds = (2 * captchaLifeMs) / 1000;

export type CaptchaVerdict = 'passed' | 'failed' | 'expired';

export interface CaptchaReading {
  verdict: CaptchaVerdict;
  /** Used up whatever the answer; a used one is worthless. Null: none. */
  nonce: string | null;
}

export interface Captcha {
  /** Null while switched off. */
  challenge(): { question: string; token: string } | null;
  /** Holds while its nonce is new. `passed` while switched off. */
  read(token: string, answer: string | number): CaptchaReading;
}

export interface CaptchaOptions {
  enabled: boolean;
  keys: SigningKeys;
  now?: () => number;
}

/**
 * A token is `nonce.expiry.signature`, an HMAC-SHA256 over nonce, expiry and answer. Storing the lead uses the nonce
 * up.
 */
export function createCaptcha({ enabled, keys, now = Date.now }: CaptchaOptions): Captcha {
  const sign = (key: string, nonce: string, expiry: string, answer: number): Buffer =>
    createHmac('sha256', key)
      .update(`captcha|${nonce}|${expiry}|${String(answer)}`)
      .digest();

  return {
    challenge() {
      if (!enabled) return null;
      const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
      const nonce = randomBytes(16).toString('base64url');
      const expiry = String(now() + captchaLifeMs);
      return {
        question: `${String(a)} + ${String(b)}`,
        token: `${nonce}.${expiry}.${sign(keys[0], nonce, expiry, a + b).toString('base64url')}`,
      };
    },

    read(token, answer) {
      if (!enabled) return { verdict: 'passed', nonce: null };
      const parts = /^([\w-]{22})\.(\d{13,15})\.([\w-]{43})$/.exec(token);
      if (parts === null) return { verdict: 'failed', nonce: null };
      const [, nonce = '', expiry = '', signature = ''] = parts;
      const expiresAt = Number(expiry);
      if (expiresAt <= now()) return { verdict: 'expired', nonce: null };
      if (expiresAt > now() + captchaLifeMs) return { verdict: 'failed', nonce: null };
      const given = readAnswer(answer);
      const signed = Buffer.from(signature, 'base64url');
      const right = given !== null && keys.some((key) => sameBytes(sign(key, nonce, expiry, given), signed));
      return { verdict: right ? 'passed' : 'failed', nonce };
    },
  };
}

function sameBytes(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}
