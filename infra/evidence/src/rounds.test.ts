import { describe, expect, it } from 'vitest';
import { inARow, type Round, roundOf, tableOf } from './rounds.ts';

const round = (stage: Round['stage'], failed = 0, busy = false): Round => ({
  stage,
  busy,
  commit: 'abc',
  at: '2026-11-22T18:00:00.000Z',
  passed: 5,
  failed,
  seconds: 60,
  said: failed > 0 ? 'a test' : '',
});

describe('rounds in a row', () => {
  it('are pairs without a failure, back to the last red', () => {
    const rounds = [
      round('int'),
      round('e2e', 1),
      round('int'),
      round('e2e'),
      round('int', 0, true),
      round('e2e', 0, true),
    ];
    expect(inARow(rounds).map(([int]) => int.busy)).toEqual([false, true]);
    expect(inARow([...rounds, round('int', 1)])).toEqual([]);
  });

  it('do not count while one half is missing, or ran no test', () => {
    expect(inARow([round('int')])).toEqual([]);
    expect(inARow([round('int'), { ...round('e2e'), passed: 0 }])).toEqual([]);
    expect(inARow([round('int'), round('e2e', 0, true)])).toEqual([]);
  });

  it('are read as they were written, and shown', () => {
    const one = round('int', 1, true);
    expect(roundOf(Object.values(one).map(String).join('\t'))).toEqual(one);
    expect(tableOf([[round('int'), round('e2e')]])).toContain(
      '| 1 | abc | 2026-11-22T18:00 | quiet | 5 | 60 | 5 | 60 |',
    );
  });
});
