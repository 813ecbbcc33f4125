import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { isUnclear, untilClear } from './until-clear.ts';

const problem = (status: number, code: string) => new ApiError(status, '', JSON.stringify({ code }));

describe('an answer', () => {
  it.each([
    [new TypeError('Failed to fetch'), true],
    [new DOMException('too late', 'TimeoutError'), true],
    [problem(503, 'lead.unclear'), true],
    [problem(502, 'server.unavailable'), true],
    [new ApiError(504, 'Gateway Timeout', '<html>'), true],
    [new ApiError(500, 'Internal Server Error', ''), true],
    [problem(503, 'server.unavailable'), false],
    [problem(500, 'server.error'), false],
    [problem(408, 'request.timeout'), false],
    [problem(422, 'lead.spam'), false],
    [new ApiError(404, 'Not Found', '<html>'), false],
  ])('%s leaves it open: %s', (error, open) => {
    expect(isUnclear(error)).toBe(open);
  });

  it('that could not come, since the browser is offline, leaves nothing open', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isUnclear(new TypeError('Failed to fetch'))).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked again until it is clear, and says once that it was not', async () => {
    const answers = [new TypeError('away'), problem(503, 'lead.unclear'), problem(502, '')];
    const send = vi.fn(async () => {
      const failed = answers.shift();
      if (failed !== undefined) throw failed;
      return 'stored';
    });
    const onUnclear = vi.fn();
    const ended = untilClear(send, { onUnclear });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await ended).toBe('stored');
    expect([send.mock.calls.length, onUnclear.mock.calls.length]).toEqual([4, 1]);
  });

  it('that stays unclear ends with that, after five tries', async () => {
    const send = vi.fn(() => Promise.reject(new TypeError('away')));
    const ended = Promise.allSettled([untilClear(send)]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await ended).toMatchObject([{ reason: { message: 'away' } }]);
    expect(send).toHaveBeenCalledTimes(5);
  });

  it.each([problem(422, 'lead.spam'), problem(503, 'server.unavailable')])(
    'that was refused is not repeated: %s',
    async (refusal) => {
      const send = vi.fn(() => Promise.reject(refusal));
      await expect(untilClear(send)).rejects.toBe(refusal);
      expect(send).toHaveBeenCalledOnce();
    },
  );
});
