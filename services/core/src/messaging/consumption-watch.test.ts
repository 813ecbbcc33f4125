import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsumptionWatch } from './consumption-watch.ts';

describe('createConsumptionWatch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function looks(state: { waiting: number | Error; active: number; finished: number }, step: () => void) {
    const onStuck = vi.fn();
    const watch = createConsumptionWatch({
      waiting: async () => {
        if (state.waiting instanceof Error) throw state.waiting;
        return state.waiting;
      },
      progress: () => ({ active: state.active, finished: state.finished, concurrency: 2 }),
      intervalMs: 1_000,
      onStuck,
    });
    for (let i = 0; i < 4; i += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      step();
    }
    watch.stop();
    return onStuck.mock.calls.length;
  }

  it('replaces a worker that has room, jobs waiting, and finishes nothing', async () => {
    expect(await looks({ waiting: 3, active: 0, finished: 7 }, () => undefined)).toBe(2);
  });

  it('leaves one alone that makes progress', async () => {
    const state = { waiting: 3, active: 0, finished: 0 };
    expect(await looks(state, () => (state.finished += 1))).toBe(0);
  });

  it('leaves one alone that is busy, idle, or whose queue cannot be asked', async () => {
    expect(await looks({ waiting: 3, active: 2, finished: 0 }, () => undefined)).toBe(0);
    expect(await looks({ waiting: 0, active: 0, finished: 0 }, () => undefined)).toBe(0);
    expect(await looks({ waiting: new Error('away'), active: 0, finished: 0 }, () => undefined)).toBe(0);
  });
});
