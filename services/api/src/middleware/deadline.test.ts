import type { Response } from 'express';
import { expect, it } from 'vitest';
import type { Handlers } from '../contract/handler.ts';
import { startClock, withDeadlines } from './deadline.ts';

const never = () => new Promise<never>(() => undefined);
const response = () => {
  const res = { locals: {} } as Response;
  startClock(res);
  return res;
};

/** Runs one operation's handler under a deadline of 20 ms. */
function run(id: keyof Handlers, handler: () => Promise<unknown>): Promise<unknown> {
  const bounded = withDeadlines({ [id]: handler } as unknown as Handlers, 20);
  return (bounded[id] as unknown as (context: { res: Response }) => Promise<unknown>)({ res: response() });
}

it('passes an answer and a refusal through', async () => {
  expect(await run('getCaptcha', async () => ({ status: 200 }))).toEqual({ status: 200 });
  await expect(run('getCaptcha', async () => Promise.reject(new Error('own words')))).rejects.toThrow('own words');
});

it('refuses with 503 what does not come in time', async () => {
  await expect(run('createContact', never)).rejects.toMatchObject({
    code: 'server.unavailable',
    headers: { 'Retry-After': '5' },
  });
});

it('lets those wait who wait for the CRM', async () => {
  const slow = () => new Promise((resolve) => setTimeout(resolve, 60, 'done'));
  expect(await run('forceCrmRetry', slow)).toBe('done');
});
