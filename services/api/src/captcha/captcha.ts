/** A small sum that a person solves and a script has to be written for. */
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '@manzil/core/persistence/database';
import { readAnswer } from './read-answer.ts';

export const captchaLifeMs = 600_000;

export type CaptchaVerdict = 'passed' | 'failed' | 'expired' | 'used';

export interface Captcha {
  /** null while the captcha is switched off. */
  challenge(): { question: string; token: string } | null;
  /** Uses the token up, whatever the answer. Always `passed` while the captcha is switched off. */
  verify(token: string, answer: string | number): Promise<CaptchaVerdict>;
}

export interface CaptchaOptions {
  enabled: boolean;
  secret: string;
  db: Queryable;
  now?: () => number;
}

/**
 * The token is `nonce.expiry.signature`; the signature is an HMAC-SHA256 over nonce, expiry and answer, so the answer
 * cannot be read from it without the key. Nonces that were used lie in PostgreSQL, where every api process sees them.
 */
export function createCaptcha({ enabled, secret, db, now = Date.now }: CaptchaOptions): Captcha {
  const sign = (nonce: string, expiry: string, answer: number): Buffer =>
    createHmac('sha256', secret)
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
        token: `${nonce}.${expiry}.${sign(nonce, expiry, a + b).toString('base64url')}`,
      };
    },

    async verify(token, answer) {
      if (!enabled) return 'passed';
      const parts = /^([\w-]{22})\.(\d{13,15})\.([\w-]{43})$/.exec(token);
      if (parts === null) return 'failed';
      const [, nonce = '', expiry = '', signature = ''] = parts;
      const expiresAt = Number(expiry);
      if (expiresAt <= now()) return 'expired';
      if (expiresAt > now() + captchaLifeMs) return 'failed';
      if (!(await useUp(db, nonce))) return 'used';
      const given = readAnswer(answer);
      if (given === null) return 'failed';
      return sameBytes(sign(nonce, expiry, given), Buffer.from(signature, 'base64url')) ? 'passed' : 'failed';
    },
  };
}

/**
 * False when the nonce was used before; two requests at once cannot both get true. It is kept for twice a token's life from
 * now on, whatever expiry the token claims: under a forged one it would be forgotten while the true token still lives.
 */
async function useUp(db: Queryable, nonce: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'insert into captcha_nonces (nonce, expires_at) values ($1, now() + make_interval(secs => $2)) on conflict do nothing',
    [nonce, (2 * captchaLifeMs) / 1000],
  );
  return rowCount === 1;
}

function sameBytes(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given);
}
