import { describe, expect, it } from 'vitest';
import { checkPullSchedule, type PullScheduleDeps } from './pull-schedule.ts';

const at = (iso: string): number => Date.parse(iso);

function schedule(lastTick: string | null, now: string, claimed = true, published = true) {
  const claims: [number, number, boolean][] = [];
  const released: [number, number][] = [];
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
    release: async (...tick) => void released.push(tick),
    publish: async () => published,
  };
  return { deps, claims, released };
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

  it('gives a tick back that no queue took', async () => {
    const { deps, released } = schedule('2026-11-21T06:00:00Z', '2026-11-21T10:07:00Z', true, false);
    expect(await checkPullSchedule(deps)).toBe(false);
    expect(released).toEqual([[at('2026-11-21T10:00:00Z'), at('2026-11-21T06:00:00Z')]]);
  });

  it('does nothing without an active schedule', async () => {
    const { deps } = schedule(null, '2026-11-21T10:07:00Z');
    expect(await checkPullSchedule({ ...deps, read: async () => null })).toBe(false);
  });
});
