import { describe, expect, it } from 'vitest';
import { captchaLifeMs, createCaptcha, nonceLifeSeconds } from './captcha.ts';

function setUp(enabled = true) {
  const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
  const captcha = createCaptcha({ enabled, keys: ['a secret for tests only'], now: () => clock.now });
  const ask = () => captcha.challenge() ?? { question: '', token: '' };
  return { captcha, ask, clock };
}

function solve(question: string): number {
  const [a = NaN, b = NaN] = question.split(' + ').map(Number);
  return a + b;
}

describe('captcha', () => {
  it('asks a small sum as text', () => {
    expect(setUp().ask().question).toMatch(/^[1-9] \+ [1-9]$/);
  });

  it('gives the nonce to use up with every answer that can be one, right or wrong', () => {
    const { captcha, ask } = setUp();
    const { question, token } = ask();
    const nonce = token.split('.')[0];
    expect(captcha.read(token, solve(question))).toEqual({ verdict: 'passed', nonce });
    expect(captcha.read(token, 99)).toEqual({ verdict: 'failed', nonce });
    expect(captcha.read(token, 'many')).toEqual({ verdict: 'failed', nonce });
    expect(captcha.read('garbage', 2)).toEqual({ verdict: 'failed', nonce: null });
  });

  it('refuses a token after ten minutes', () => {
    const { captcha, ask, clock } = setUp();
    const { question, token } = ask();
    clock.now += captchaLifeMs - 1;
    expect(captcha.read(token, solve(question)).verdict).toBe('passed');
    clock.now += 1;
    expect(captcha.read(token, solve(question)).verdict).toBe('expired');
  });

  it('refuses a token of another secret', () => {
    const { ask, clock } = setUp();
    const { question, token } = ask();
    const stranger = createCaptcha({ enabled: true, keys: ['another secret'], now: () => clock.now });
    expect(stranger.read(token, solve(question)).verdict).toBe('failed');
  });

  it('takes what the former key signed, and signs by the new one alone [M-867]', () => {
    const { captcha, ask, clock } = setUp();
    const { question, token } = ask();
    const now = () => clock.now;
    const between = createCaptcha({ enabled: true, keys: ['the new secret', 'a secret for tests only'], now });
    expect(between.read(token, solve(question)).verdict).toBe('passed');
    const { question: next, token: signedAnew } = between.challenge() ?? ask();
    expect(captcha.read(signedAnew, solve(next)).verdict).toBe('failed');
    const after = createCaptcha({ enabled: true, keys: ['the new secret'], now });
    expect(after.read(signedAnew, solve(next)).verdict).toBe('passed');
    expect(after.read(token, solve(question)).verdict).toBe('failed');
  });

  it('believes no expiry beyond a token’s life, and keeps a nonce for longer than any token lives', () => {
    const { captcha, ask, clock } = setUp();
    const [nonce = '', , signature = ''] = ask().token.split('.');
    const forged = `${nonce}.${String(clock.now + captchaLifeMs + 1)}.${signature}`;
    expect(captcha.read(forged, 5)).toEqual({ verdict: 'failed', nonce: null });
    expect(nonceLifeSeconds).toBeGreaterThan(captchaLifeMs / 1000);
    expect(nonceLifeSeconds).toBeLessThan(3_600);
  });

  it('tells nothing by its form: the signature differs each time for the same sum', () => {
    const { ask } = setUp();
    const signatures = Array.from({ length: 60 }, () => ask().token.split('.')[2]);
    expect(new Set(signatures).size).toBe(60);
  });

  it('checks nothing while it is off, and spends no token', () => {
    const { captcha } = setUp(false);
    expect(captcha.challenge()).toBeNull();
    expect(captcha.read('captcha-disabled', 2)).toEqual({ verdict: 'passed', nonce: null });
  });
});
