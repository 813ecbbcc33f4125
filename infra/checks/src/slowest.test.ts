import { expect, it } from 'vitest';
import { playwrightTimes, slowestLines, vitestTimes } from './slowest.ts';

it('reads the time of each file out of vitest’s report', () => {
  const testResults = [{ name: '/home/a.test.ts', startTime: 1_000, endTime: 3_500 }];
  expect(vitestTimes({ testResults }, (file) => file.slice(6))).toEqual([{ file: 'a.test.ts', seconds: 2.5 }]);
});

it('adds up the tests of a browser file, those in groups too', () => {
  const tests = (...durations: number[]) => durations.map((duration) => ({ tests: [{ results: [{ duration }] }] }));
  const suites = [
    { file: 'a.spec.ts', specs: tests(1_000, 500), suites: [{ file: 'a.spec.ts', specs: tests(2_000) }] },
    { file: 'b.spec.ts' },
  ];
  expect(playwrightTimes({ suites })).toEqual([
    { file: 'web/e2e/a.spec.ts', seconds: 3.5 },
    { file: 'web/e2e/b.spec.ts', seconds: 0 },
  ]);
});

it('names the slowest first, and no more than asked for', () => {
  const times = [1, 12.25, 3].map((seconds) => ({ file: `${String(seconds)}.ts`, seconds }));
  expect(slowestLines(times, 2)).toEqual(['   12.3 s  12.25.ts', '    3.0 s  3.ts']);
});
