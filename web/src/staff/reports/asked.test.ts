import { describe, expect, it } from 'vitest';
import { periodOf, readAsked, todayInDoha } from './asked.ts';

describe('periods [M-1213]', () => {
  it.each([
    // a Sunday, and a Saturday
    ['this_week', '2026-11-29', '2026-11-29', '2026-11-29'],
    ['this_week', '2026-11-28', '2026-11-22', '2026-11-28'],
    ['this_week', '2026-01-01', '2025-12-28', '2026-01-01'],
    ['this_month', '2026-11-29', '2026-11-01', '2026-11-29'],
    ['last_month', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['quarter', '2026-11-29', '2026-10-01', '2026-11-29'],
    ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['year', '2026-11-29', '2026-01-01', '2026-11-29'],
  ] as const)('%s on %s is %s to %s', (name, today, from, to) => {
    expect(periodOf(name, today)).toEqual({ from, to });
  });

  it('begin by the clock of Doha', () => {
    expect(todayInDoha(Date.parse('2026-11-28T20:59:59Z'))).toBe('2026-11-28');
    expect(todayInDoha(Date.parse('2026-11-28T21:00:00Z'))).toBe('2026-11-29');
  });
});

describe('the address [M-1213]', () => {
  const read = (query: string) => readAsked(new URLSearchParams(query), '2026-11-29');

  it('says report, period and comparison', () => {
    expect(read('report=lost&period=custom&from=2026-02-01&to=2026-02-28&compare=year')).toMatchObject({
      report: 'lost',
      periodName: 'custom',
      problem: null,
      query: { from: '2026-02-01', to: '2026-02-28', compare: 'year' },
    });
    expect(read('compare=none').query).toEqual({ from: '2026-11-01', to: '2026-11-29' });
  });

  it.each([
    '',
    'report=all&period=ever&compare=1',
    'period=custom',
    'period=custom&from=2026-02-30&to=2026-03-01',
    'period=custom&from=1999-01-01&to=1999-01-02',
  ])('"%s" is the usual', (query) => {
    expect(read(query)).toMatchObject({
      report: 'answers',
      periodName: 'this_month',
      query: { from: '2026-11-01', to: '2026-11-29', compare: 'previous' },
    });
  });

  it.each([
    ['from=2026-02-02&to=2026-02-01', 'wrongWay'],
    ['from=2024-01-01&to=2024-12-31', null],
    ['from=2025-01-01&to=2026-01-02', 'tooLong'],
  ])('%s is %s', (query, problem) => {
    expect(read(`period=custom&${query}`).problem).toBe(problem);
  });
});
