import { describe, expect, it } from 'vitest';
import { createFakeCrm } from '../delivery/testing/fake-crm.ts';
import type { Admission, ProbeVerdict } from '../domain/breaker.ts';
import { CrmUnavailableError, type CrmProvider } from '../domain/crm.ts';
import { guardProvider } from './guarded-provider.ts';

const signal = new AbortController().signal;
const page = { kind: 'lead' as const, modifiedSince: '', cursor: null, limit: 1, signal };

/** A provider behind a breaker of this mood; counts what leaves and what the breaker is told. */
function behind(admission: Admission, changes: Partial<CrmProvider> = {}) {
  const settled: (ProbeVerdict | null)[] = [];
  let left = 0;
  const count =
    <A extends unknown[], R>(call: (...args: A) => R) =>
    (...args: A): R => {
      left += 1;
      return call(...args);
    };
  const provider = {
    ...createFakeCrm().provider,
    listReferences: async () => ({ records: [], nextCursor: null }),
    ...changes,
  };
  const guarded = guardProvider(
    { ...provider, lookup: count(provider.lookup), listReferences: count(provider.listReferences) },
    { admit: async () => admission, settle: async (_admission, verdict) => void settled.push(verdict) },
  );
  return { guarded, settled, left: () => left };
}

const probe: Admission = { kind: 'probe', probe: 'p' };
const works = { worked: true, refusal: null, askedMs: 0 };

describe('a provider whose breaker is open', () => {
  it('is not asked: a lookup fails, pages and pictures cannot be had', async () => {
    const { guarded, left } = behind({ kind: 'refused' });
    expect(await guarded.lookup('lead', 'MZL-1', signal)).toMatchObject({ kind: 'failed', code: 'breaker.open' });
    await expect(guarded.listReferences(page)).rejects.toMatchObject({ code: 'breaker.open' });
    await expect(guarded.fetchPicture('http://crm/1.jpg', 1, signal)).rejects.toMatchObject({ code: 'breaker.open' });
    expect(left()).toBe(0);
  });
});

describe('the one call that tries', () => {
  it('says that it worked', async () => {
    const { guarded, settled } = behind(probe);
    await guarded.listReferences(page);
    expect(await guarded.lookup('lead', 'MZL-1', signal)).toMatchObject({ kind: 'absent' });
    expect(settled).toEqual([works, works]);
  });

  it('says how it failed', async () => {
    const { guarded, settled } = behind(probe, {
      listReferences: () => Promise.reject(new CrmUnavailableError('no', 401)),
      lookup: async () => ({
        kind: 'failed',
        httpStatus: 503,
        code: 'crm.lookup_failed',
        text: '',
        retryAfterMs: 9_000,
      }),
    });
    await expect(guarded.listReferences(page)).rejects.toThrow('no');
    await guarded.lookup('lead', 'MZL-1', signal);
    expect(settled).toEqual([
      { worked: false, refusal: 'crm.unavailable', askedMs: 0 },
      { worked: false, refusal: null, askedMs: 9_000 },
    ]);
  });

  it('gives its permit back when it broke on our side', async () => {
    const { guarded, settled } = behind(probe, { listReferences: () => Promise.reject(new TypeError('ours')) });
    await expect(guarded.listReferences(page)).rejects.toThrow('ours');
    expect(settled).toEqual([null]);
  });

  it('is never a picture', async () => {
    const { guarded, settled } = behind(probe);
    await expect(guarded.fetchPicture('http://crm/1.jpg', 1, signal)).rejects.toMatchObject({ code: 'breaker.open' });
    expect(settled).toEqual([null]);
  });
});

it('says what its provider can as soon as that is known, not what it could at the start', async () => {
  const { provider } = createFakeCrm();
  let { capabilities } = provider;
  const told = { ...provider };
  Object.defineProperty(told, 'capabilities', { get: () => capabilities, enumerable: true });
  const guarded = guardProvider(told, { admit: async () => ({ kind: 'free' }), settle: async () => undefined });
  expect(guarded.capabilities).toEqual(capabilities);
  capabilities = { ...capabilities, givesDeletions: !capabilities.givesDeletions };
  expect(guarded.capabilities).toEqual(capabilities);
});
