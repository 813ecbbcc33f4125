import { createLogger } from '@manzil/core/platform/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBreachCheck } from './breach-check.ts';
import { startBreachServer, type BreachManner, type BreachServer } from './testing/breach-server.ts';

const breached = 'ninety green umbrellas';
const padding = 'seven polite camels';
let server: BreachServer;
let lines: string[] = [];
const log = createLogger({ service: 'test', destination: { write: (line: string) => void lines.push(line) } });
beforeAll(async () => {
  server = await startBreachServer([breached, 'café on the corniche'], [padding]);
});
beforeEach(() => {
  lines = [];
  server.asked.length = 0;
});
afterAll(() => server.close());

const check = (manner: BreachManner, password: string): Promise<boolean> => {
  server.manner = manner;
  return createBreachCheck({ url: server.url, log, timeoutMs: 400 })(password);
};

describe('whether a password was found in breaches [M-706]', () => {
  it.each(['plain', 'crlf', 'lower-case', 'padded'] as const)('is read from an answer that is %s', async (manner) => {
    expect(await check(manner, breached)).toBe(true);
    expect(await check(manner, 'twelve unheard-of teapots')).toBe(false);
    expect(lines).toEqual([]);
  });

  it('counts no padding, and asks for it; five digits of the hash are all that leaves', async () => {
    expect(await check('padded', padding)).toBe(false);
    expect(server.asked).toEqual([{ path: expect.stringMatching(/^\/range\/[0-9A-F]{5}$/), padding: 'true' }]);
  });

  it('is asked of the normalised form', async () => {
    expect(await check('plain', 'cafe\u0301 on the corniche')).toBe(true);
  });

  it.each(['busy', 'down', 'hanging', 'dripping', 'giant', 'redirect', 'html', 'cut', 'empty'] as const)(
    'is not known when the answer is %s: the password is taken, the log says why',
    async (manner) => {
      const began = Date.now();
      expect(await check(manner, breached)).toBe(false);
      expect(Date.now() - began).toBeLessThan(2_000);
      expect(server.asked).toHaveLength(1);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('not be looked up');
      expect(lines[0]).not.toMatch(new RegExp(`umbrellas|${server.asked[0]?.path.split('/').at(-1) ?? 'no path'}`));
    },
  );

  it('is not known when nobody is there', async () => {
    const nobody = createBreachCheck({ url: 'http://127.0.0.1:9/range', log, timeoutMs: 400 });
    expect(await nobody(breached)).toBe(false);
    expect(lines).toHaveLength(1);
  });

  it('is not asked without an address', async () => {
    expect(await createBreachCheck({ url: undefined, log })(breached)).toBe(false);
    expect([server.asked, lines]).toEqual([[], []]);
  });
});
