import { describe, expect, it, vi } from 'vitest';
import type { BreakerChange } from './breaker.ts';
import { logBreaker } from './log-breaker.ts';

function linesOf(change: Partial<BreakerChange>): unknown[][] {
  const lines: unknown[][] = [];
  const level = (name: string) => vi.fn((...line: unknown[]) => void lines.push([name, ...line]));
  const log = { info: level('info'), warn: level('warn'), error: level('error') };
  logBreaker(log)({ provider: 'hub', state: 'open', reason: null, alert: false, ...change });
  return lines;
}

describe('what operators read of a breaker', () => {
  it('that has opened is a warning with its cause', () => {
    expect(linesOf({ reason: 'breaker.failures_in_row' })).toEqual([
      ['warn', { provider: 'hub', code: 'breaker.open', reason: 'breaker.failures_in_row' }, 'breaker opened'],
    ]);
  });

  it('that has opened since the key is refused is an error that alerts, as only a person can mend it', () => {
    expect(linesOf({ reason: 'crm.unauthorized', alert: true })).toEqual([
      [
        'error',
        { provider: 'hub', code: 'breaker.open', reason: 'crm.unauthorized', alert: true },
        'breaker opened: the key or the address is refused',
      ],
    ]);
  });

  it('that has opened for a pause nobody can have meant says so, and not that the key is refused', () => {
    expect(linesOf({ reason: 'breaker.long_pause', alert: true })).toEqual([
      [
        'error',
        { provider: 'hub', code: 'breaker.open', reason: 'breaker.long_pause', alert: true },
        'breaker opened: a pause of more than an hour was asked for',
      ],
    ]);
  });

  it('that has closed is news and never an alert', () => {
    const closed = [['info', { provider: 'hub', code: 'breaker.closed', reason: null }, 'breaker closed']];
    expect(linesOf({ state: 'closed' })).toEqual(closed);
    expect(linesOf({ state: 'closed', alert: true })).toEqual(closed);
  });
});
