import type { Queryable } from '@manzil/core/persistence/database';
import { describe, expect, it } from 'vitest';
import { captchaLifeMs, createCaptcha } from './captcha.ts';

/** Stands for the table: remembers nonces with the seconds they are kept for. */
function setUp(enabled = true) {
  const kept = new Map<string, unknown>();
  const query = async (_statement: unknown, [nonce, keptFor]: unknown[]) => {
    const isNew = !kept.has(String(nonce));
    if (isNew) kept.set(String(nonce), keptFor);
    return { rowCount: isNew ? 1 : 0 };
  };
  const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
  const db = { query } as unknown as Queryable;
  const captcha = createCaptcha({ enabled, secret: 'a secret for tests only', db, now: () => clock.now });
  const ask = () => captcha.challenge() ?? { question: '', token: '' };
  return { captcha, ask, kept, clock, db };
}

function solve(question: string): number {
  const [a = NaN, b = NaN] = question.split(' + ').map(Number);
  return a + b;
}

describe('captcha', () => {
  it('asks a small sum as text', () => {
    expect(setUp().ask().question).toMatch(/^[1-9] \+ [1-9]$/);
  });

  it('uses a token up with its first answer, right or wrong', async () => {
    const { captcha, ask } = setUp();
    const right = ask();
    expect(await captcha.verify(right.token, solve(right.question))).toBe('passed');
    expect(await captcha.verify(right.token, solve(right.question))).toBe('used');
    const wrong = ask();
    expect(await captcha.verify(wrong.token, 99)).toBe('failed');
    expect(await captcha.verify(wrong.token, solve(wrong.question))).toBe('used');
  });

  it('refuses a token after ten minutes', async () => {
    const { captcha, ask, clock } = setUp();
    const { question, token } = ask();
    clock.now += captchaLifeMs;
    expect(await captcha.verify(token, solve(question))).toBe('expired');
  });

  it('refuses a token of another secret', async () => {
    const { ask, db } = setUp();
    const { question, token } = ask();
    const stranger = createCaptcha({ enabled: true, secret: 'another secret', db, now: () => Date.now() });
    expect(['failed', 'expired']).toContain(await stranger.verify(token, solve(question)));
  });

  it('keeps a nonce for longer than its token lives, whatever expiry the token claims', async () => {
    const { captcha, ask, kept, clock } = setUp();
    const { token } = ask();
    const [nonce = '', , signature = ''] = token.split('.');
    // a forged expiry one millisecond ahead must not make the nonce be forgotten before the true token expires
    await captcha.verify(`${nonce}.${String(clock.now + 1)}.${signature}`, 5);
    expect(Number(kept.get(nonce))).toBeGreaterThan(captchaLifeMs / 1000);
    expect(Number(kept.get(nonce))).toBeLessThan(3_600);
  });

  it('tells nothing by its form: the signature differs each time for the same sum', () => {
    const { ask } = setUp();
    const signatures = Array.from({ length: 60 }, () => ask().token.split('.')[2]);
    expect(new Set(signatures).size).toBe(60);
  });

  it('checks nothing while it is off, and spends no token', async () => {
    const { captcha, kept } = setUp(false);
    expect(captcha.challenge()).toBeNull();
    expect(await captcha.verify('captcha-disabled', 2)).toBe('passed');
    expect(kept.size).toBe(0);
  });
});
