import { describe, expect, it } from 'vitest';
import { cronProblem, nextTicks, ticksAround } from './cron.ts';

const at = (iso: string): number => Date.parse(iso);

describe('ticksAround', () => {
  it.each([
    ['*/15 * * * *', '2026-11-21T10:07:00Z', '2026-11-21T10:00:00Z', '2026-11-21T10:15:00Z'],
    ['*/15 * * * *', '2026-11-21T10:15:00Z', '2026-11-21T10:15:00Z', '2026-11-21T10:30:00Z'],
    // three in the morning in Doha is midnight in Greenwich
    ['0 3 * * *', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z'],
    ['0 3 * * *', '2026-11-20T23:59:59Z', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
  ])('reads %s at %s in the time of Qatar', (cron, now, due, next) => {
    expect(ticksAround(cron, at(now))).toEqual({ dueMs: at(due), nextMs: at(next) });
  });

  it('refuses what is no cron expression', () => {
    expect(() => ticksAround('every day', 0)).toThrow();
  });
});

it('nextTicks names the times to come', () => {
  expect(nextTicks('0 3 * * 0', at('2026-11-21T10:00:00Z'), 2)).toEqual([
    at('2026-11-22T00:00:00Z'),
    at('2026-11-29T00:00:00Z'),
  ]);
});

describe('cronProblem', () => {
  it.each([
    ['*/15 * * * *', null],
    ['0 3 * * *', null],
    ['*/5 * * * *', null],
    ['0 9-17 * * 0-4', null],
    ['*/4 * * * *', 'too_often'],
    ['58,59 * * * *', 'too_often'],
    ['* * * * *', 'too_often'],
    ['*/15 * * * * *', 'unreadable'],
    ['@daily', 'unreadable'],
    ['0 25 * * *', 'unreadable'],
    ['soon', 'unreadable'],
    ['', 'unreadable'],
    ['0 0 30 2 *', 'unreadable'],
  ])('of %j it says %s', (cron, problem) => {
    expect(cronProblem(cron, at('2026-11-21T10:07:00Z'))).toBe(problem);
  });
});
