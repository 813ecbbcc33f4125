import { expect, it, vi } from 'vitest';
import { IdempotencyMismatchError } from '@manzil/core/leads/store/lead-intake';
import { ProblemError } from '../../contract/problem.ts';
import { withClearEnd } from './clear-end.ts';

const ends = (): AbortController => new AbortController();
const failure = (code: string): Error => Object.assign(new Error('of the database'), { code });

it('gives what was written', async () => {
  const write = async (begin: () => void): Promise<string> => {
    begin();
    return 'stored';
  };
  expect(await withClearEnd(ends().signal, write)).toBe('stored');
});

it.each([
  [failure('ECONNRESET'), 'lead.unclear'],
  [failure('57P01'), 'lead.unclear'],
  [failure('08006'), 'lead.unclear'],
  [new Error('Query read timeout'), 'lead.unclear'],
  [new Error('Connection terminated unexpectedly'), 'lead.unclear'],
])('calls it unclear when its statement had left and ended with %s', async (error, code) => {
  const write = async (begin: () => void): Promise<never> => {
    begin();
    throw error;
  };
  await expect(withClearEnd(ends().signal, write)).rejects.toMatchObject({ code, status: 503 });
});

it.each([
  [failure('23503')],
  [failure('57014')],
  [failure('40001')],
  [new IdempotencyMismatchError()],
  [new ProblemError('lead.rate_limited')],
])('knows that nothing was stored after %s', async (error) => {
  const write = async (begin: () => void): Promise<never> => {
    begin();
    throw error;
  };
  // 57014: ended by the server
  await expect(withClearEnd(ends().signal, write)).rejects.toBe(error);
});

it('knows that nothing was stored when the statement never left', async () => {
  const write = async (): Promise<never> => Promise.reject(failure('ECONNREFUSED'));
  await expect(withClearEnd(ends().signal, write)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('when the time is up says unclear after the statement left, and unavailable before; then it never leaves', async () => {
  const [before, after] = [ends(), ends()];
  const connected = Promise.withResolvers<void>();
  const run = vi.fn<() => void>();
  const waits = withClearEnd(before.signal, async (begin) => {
    await connected.promise;
    begin();
    run();
  });
  const left = withClearEnd(after.signal, async (begin) => {
    begin();
    await new Promise(() => undefined);
  });
  before.abort();
  after.abort();
  await expect(waits).rejects.toMatchObject({ code: 'server.unavailable' });
  await expect(left).rejects.toMatchObject({ code: 'lead.unclear' });
  connected.resolve();
  await connected.promise;
  expect(run).not.toHaveBeenCalled();
});
