import type { Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../contract/handler.ts';
import { startClock, withDeadlines } from './deadline.ts';

const never = () => new Promise<never>(() => undefined);
const response = () => {
  const res = { locals: {} } as Response;
  startClock(res);
  return res;
};

/** Deadline 20 ms. */
function run(id: keyof Handlers, handler: () => Promise<unknown>): Promise<unknown> {
  const bounded = withDeadlines({ [id]: handler } as unknown as Handlers, 20);
  return (bounded[id] as unknown as (context: { res: Response }) => Promise<unknown>)({ res: response() });
}

it('passes an answer and a refusal through', async () => {
  expect(await run('getCaptcha', async () => ({ status: 200 }))).toEqual({ status: 200 });
  await expect(run('getCaptcha', async () => Promise.reject(new Error('own words')))).rejects.toThrow('own words');
});

it('refuses with 503 what does not come in time', async () => {
  await expect(run('getCaptcha', never)).rejects.toMatchObject({
    code: 'server.unavailable',
    headers: { 'Retry-After': '5' },
  });
});

describe('by its clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['getCaptcha', 20],
    ['forceCrmRetry', 29_000],
    ['sendChatMessage', 12_000],
  ] as const)('%s has %d ms, and not one more', async (id, limitMs) => {
    const takes = (ms: number) => {
      const work = Promise.withResolvers<string>();
      setTimeout(() => work.resolve('done'), ms);
      return run(id, () => work.promise);
    };
    const [inTime, late] = [takes(limitMs - 1), takes(limitMs + 1)];
    const ends = Promise.allSettled([inTime, late]);
    await vi.advanceTimersByTimeAsync(limitMs);
    expect(await ends).toMatchObject([{ value: 'done' }, { reason: { code: 'server.unavailable' } }]);
  });

  it('tells the handler when its time is up; one that ends by itself has the last word', async () => {
    const told: string[] = [];
    const listens = async ({ signal }: { signal: AbortSignal }): Promise<unknown> => {
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      told.push('told');
      throw new Error('its own words');
    };
    const ends = Promise.allSettled([run('getCaptcha', listens as never), run('createContact', listens as never)]);
    await vi.advanceTimersByTimeAsync(20);
    expect(await ends).toMatchObject([
      { reason: { code: 'server.unavailable' } },
      { reason: { message: 'its own words' } },
    ]);
    expect(told).toHaveLength(2);
  });

  it('begins nothing where no time is left', async () => {
    const handler = vi.fn<() => Promise<unknown>>(async () => 'done');
    for (const id of ['getCaptcha', 'createContact'] as const) {
      const bounded = withDeadlines({ [id]: handler } as unknown as Handlers, 20);
      const res = response();
      vi.advanceTimersByTime(20);
      const ended = (bounded[id] as unknown as (context: { res: Response }) => Promise<unknown>)({ res });
      await expect(ended).rejects.toMatchObject({ code: 'server.unavailable' });
    }
    expect(handler).not.toHaveBeenCalled();
  });

  it('counts from the arrival of the request, not from the handler', async () => {
    const bounded = withDeadlines({ getCaptcha: never } as unknown as Handlers, 20);
    const res = response();
    vi.advanceTimersByTime(15);
    const begun = performance.now();
    const ended = (bounded.getCaptcha as unknown as (context: { res: Response }) => Promise<unknown>)({ res }).catch(
      () => performance.now() - begun,
    );
    await vi.advanceTimersByTimeAsync(20);
    expect(await ended).toBe(5);
  });
});
