import { expect, it } from 'vitest';
import { starterEnv } from './starter-env.ts';

it.each([
  [{}, true],
  [{ DEMO_MODE: 'off' }, false],
  [{ PUBLIC_URL: 'https://manzil.example' }, false],
  [{ CRM_PROVIDER: 'hubspot' }, false],
  [{ DATABASE_URL: 'postgresql://manzil:long-pass-word@db.example/manzil' }, false],
  [{ DATABASE_URL: 'postgresql://db.example/manzil', DEMO_MODE: 'on' }, true],
])('with %o demo mode is %s', (source, demo) => {
  expect(starterEnv(source).DEMO_MODE).toBe(demo);
});

it('says in a sentence which setting is wrong', () => {
  expect(() => starterEnv({ PORT: 'high' })).toThrow(/^A setting is wrong: PORT: /);
  expect(() => starterEnv({ DEMO_MODE: 'on', CRM_PROVIDER: 'hubspot' })).toThrow(/DEMO_MODE is refused/);
});

it('keeps the demo on this machine [M-744]', () => {
  for (const source of [{ HOST: '0.0.0.0' }, { HOST: '192.168.1.4', DEMO_MODE: 'on' }])
    expect(() => starterEnv(source)).toThrow(/^DEMO_MODE is refused because HOST is not this machine/);
  expect(starterEnv({ HOST: '0.0.0.0', DEMO_MODE: 'off' }).HOST).toBe('0.0.0.0');
});

it('starts nothing for real with what is not safe, and for real on this machine without any setting [M-743]', () => {
  expect(() => starterEnv({ PUBLIC_URL: 'http://manzil.example' })).toThrow(
    /^A setting is wrong: PUBLIC_URL .*[^.]\.$/,
  );
  expect(starterEnv({ DEMO_MODE: 'off' }).DEMO_MODE).toBe(false);
});
