import { describe, expect, it } from 'vitest';
import { waitProblems } from './wait-rules.ts';

const problemsOf = (source: string) => waitProblems('a.test.ts', source);

describe('a test that waits', () => {
  it.each([
    'await page.waitForTimeout(500);',
    "await page.waitForLoadState('networkidle');",
    "import { setTimeout as sleep } from 'node:timers/promises';\nawait sleep(10);",
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    'const pause = (ms: number) => new Promise<void>((done) => { setTimeout(done, ms); });',
  ])('for a time is refused: %s', (source) => {
    expect(problemsOf(source)).toHaveLength(1);
  });

  it.each([
    'await expect.poll(() => seen).toBe(1);',
    "setTimeout(() => res.end('late'), 300);",
    'await new Promise((resolve) => server.listen(0, resolve));',
    '// a pause: as long as a finger takes\nawait page.waitForTimeout(16);',
    "expect('networkidle or so').toBe(1);",
  ])('for a state is right: %s', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it('names the line', () => {
    expect(problemsOf('const a = 1;\nawait page.waitForTimeout(5);')[0]).toMatch(/^a\.test\.ts:2 waits for a time/);
  });
});
