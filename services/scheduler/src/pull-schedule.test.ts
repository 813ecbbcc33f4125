import { describe, expect, it } from 'vitest';
import { checkPullSchedule, ticksAround, type PullScheduleDeps } from './pull-schedule.ts';

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

function schedule(lastTick: string | null, now: string, claimed = true) {
  const claims: [number, number, boolean][] = [];
  const deps: PullScheduleDeps = {
    read: async () => ({
      cron: '*/15 * * * *',
      nowMs: at(now),
      lastTickMs: lastTick === null ? null : at(lastTick),
    }),
    claim: async (...claim) => {
      claims.push(claim);
      return claimed;
    },
    publish: async () => true,
  };
  return { deps, claims };
}

describe('checkPullSchedule', () => {
  it('asks for one pull when a tick is due, however many were missed', async () => {
    const { deps, claims } = schedule('2026-11-21T06:00:00Z', '2026-11-21T10:07:00Z');
    expect(await checkPullSchedule(deps)).toBe(true);
    expect(claims).toEqual([[at('2026-11-21T10:00:00Z'), at('2026-11-21T10:15:00Z'), true]]);
  });

  it('asks for none before the next tick', async () => {
    const { deps, claims } = schedule('2026-11-21T10:00:00Z', '2026-11-21T10:14:59Z');
    expect(await checkPullSchedule(deps)).toBe(false);
    expect(claims).toEqual([]);
  });

  it('only notes the first tick ever, since the first start pulls by itself', async () => {
    const { deps, claims } = schedule(null, '2026-11-21T10:07:00Z');
    expect(await checkPullSchedule(deps)).toBe(false);
    expect(claims[0]?.[2]).toBe(false);
  });

  it('leaves the tick to the scheduler that claimed it', async () => {
    const { deps } = schedule('2026-11-21T06:00:00Z', '2026-11-21T10:07:00Z', false);
    expect(await checkPullSchedule(deps)).toBe(false);
  });

  it('does nothing without an active schedule', async () => {
    const { deps } = schedule(null, '2026-11-21T10:07:00Z');
    expect(await checkPullSchedule({ ...deps, read: async () => null })).toBe(false);
  });
});
