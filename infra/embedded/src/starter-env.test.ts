import { expect, it } from 'vitest';
import { starterEnv } from './starter-env.ts';

it.each([
  [{}, true],
  [{ DEMO_MODE: 'off' }, false],
  [{ PUBLIC_URL: 'https://manzil.example' }, false],
  [{ CRM_PROVIDER: 'hubspot' }, false],
  [{ DATABASE_URL: 'postgresql://db.example/manzil' }, false],
  [{ DATABASE_URL: 'postgresql://db.example/manzil', DEMO_MODE: 'on' }, true],
])('with %o demo mode is %s', (source, demo) => {
  expect(starterEnv(source).DEMO_MODE).toBe(demo);
});

it('says in a sentence which setting is wrong', () => {
  expect(() => starterEnv({ PORT: 'high' })).toThrow(/^A setting is wrong: PORT: /);
  expect(() => starterEnv({ DEMO_MODE: 'on', CRM_PROVIDER: 'hubspot' })).toThrow(/DEMO_MODE is refused/);
});
