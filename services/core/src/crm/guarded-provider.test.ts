import { describe, expect, it } from 'vitest';
import { createFakeCrm } from '../deliveries/testing/fake-crm.ts';
import { CrmUnavailableError } from './crm.ts';
import { guardProvider } from './guarded-provider.ts';

const signal = new AbortController().signal;
const page = { kind: 'lead' as const, modifiedSince: '', cursor: null, limit: 1, signal };

function behind(paused: boolean) {
  let left = 0;
  const count =
    <A extends unknown[], R>(call: (...args: A) => R) =>
    (...args: A): R => {
      left += 1;
      return call(...args);
    };
  const { provider } = createFakeCrm();
  const guarded = guardProvider(
    {
      ...provider,
      discover: count(provider.discover),
      lookup: count(provider.lookup),
      listReferences: count(async () => ({ records: [], nextCursor: null })),
      fetchPicture: count(() => Promise.reject(new CrmUnavailableError('no', 401))),
    },
    async () => paused,
  );
  return { guarded, left: () => left };
}

describe('a provider that asked for a pause', () => {
  it('is not asked: a lookup fails, pages and pictures cannot be had', async () => {
    const { guarded, left } = behind(true);
    expect(await guarded.lookup('lead', 'MZL-1', signal)).toMatchObject({ kind: 'failed', code: 'breaker.open' });
    for (const call of [
      () => guarded.listReferences(page),
      () => guarded.discover(signal),
      () => guarded.fetchPicture('http://crm/1.jpg', 1, signal),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'breaker.open' });
    expect(left()).toBe(0);
  });
});

it('any other is asked, and says itself how it is', async () => {
  const { guarded, left } = behind(false);
  expect(await guarded.lookup('lead', 'MZL-1', signal)).toMatchObject({ kind: 'absent' });
  expect(await guarded.listReferences(page)).toMatchObject({ records: [] });
  await expect(guarded.fetchPicture('http://crm/1.jpg', 1, signal)).rejects.toMatchObject({ status: 401 });
  expect(left()).toBe(3);
});

it('says what its provider can as soon as that is known, not what it could at the start', async () => {
  const { provider } = createFakeCrm();
  let { capabilities } = provider;
  const told = { ...provider };
  Object.defineProperty(told, 'capabilities', { get: () => capabilities, enumerable: true });
  const guarded = guardProvider(told, async () => false);
  expect(guarded.capabilities).toEqual(capabilities);
  capabilities = { ...capabilities, givesDeletions: !capabilities.givesDeletions };
  expect(guarded.capabilities).toEqual(capabilities);
});
