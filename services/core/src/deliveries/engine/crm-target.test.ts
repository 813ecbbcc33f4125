import { describe, expect, it, vi } from 'vitest';
import type { SubjectState } from '../delivery-ports.ts';
import { crmTarget } from './crm-target.ts';
import { createFakeCrm, delivered } from '../testing/fake-crm.ts';

const context = { idempotencyKey: 'k', requestId: null, signal: AbortSignal.timeout(5_000) };
const lead = { kind: 'lead', record: { reference: 'MZL-1', version: 1 } } as unknown as SubjectState;
const listing = { kind: 'property', record: { reference: 'P-1', version: 1 } } as unknown as SubjectState;
const deleted = { kind: 'deleted', reference: 'P-1', version: 2 } as const;

describe('what the CRM does not take', () => {
  it.each([
    ['leads', { takesLeads: false }, [lead], [listing, deleted]],
    ['listings', { takesListings: false }, [listing, deleted], [lead]],
  ] as const)('is refused without asking it: %s', async (what, cannot, refused, taken) => {
    const crm = createFakeCrm(cannot);
    const target = crmTarget(crm.provider);
    for (const subject of refused) {
      const text = `The CRM takes no ${what}`;
      expect(await target.send(subject, context)).toMatchObject({ kind: 'rejected', code: 'crm.not_offered', text });
    }
    expect(crm.writes.size).toBe(0);
    for (const subject of taken) expect(await target.send(subject, context)).toMatchObject({ kind: 'delivered' });
  });
});

it('goes by what the CRM can at each moment', () => {
  const capabilities = { ...createFakeCrm().provider.capabilities, visibilityHorizonMs: 1 };
  const provider = { ...createFakeCrm().provider, capabilities };
  const target = crmTarget(provider);
  capabilities.visibilityHorizonMs = 2;
  expect(target.capabilities.visibilityHorizonMs).toBe(2);
  provider.capabilities = { ...capabilities, visibilityHorizonMs: 3 };
  expect(target.capabilities.visibilityHorizonMs).toBe(3);
});

describe('what the CRM is sent', () => {
  const answered = () => vi.fn(async () => delivered);
  const calls = { sendLead: answered(), sendListing: answered(), deleteListing: answered() };
  const target = crmTarget({ ...createFakeCrm().provider, ...calls });

  it.each([
    ['a lead', lead, 'sendLead', [{ reference: 'MZL-1', version: 1 }, context]],
    ['a listing', listing, 'sendListing', [{ reference: 'P-1', version: 1 }, context]],
    ['that a listing is gone', deleted, 'deleteListing', ['P-1', 2, context]],
  ] as const)('is %s, once and as itself', async (_what, subject, call, sent) => {
    for (const one of Object.values(calls)) one.mockClear();
    expect(await target.send(subject, context)).toBe(delivered);
    const made = Object.entries(calls).flatMap(([name, one]) => one.mock.calls.map((args: unknown[]) => [name, args]));
    expect(made).toEqual([[call, sent]]);
  });

  it.each([
    ['a lead', lead, { operation: 'upsert', reference: 'MZL-1', version: 1 }],
    ['a listing', listing, { operation: 'upsert', reference: 'P-1', version: 1 }],
    ['that a listing is gone', deleted, { operation: 'delete', reference: 'P-1', version: 2 }],
  ] as const)('is kept in the ledger without anything about a person: %s', (_what, subject, request) => {
    expect(target.requestOf(subject)).toEqual(request);
  });
});

it('asks the CRM for a reference as it was asked itself', async () => {
  const lookup = vi.fn(async () => ({ kind: 'absent', httpStatus: 404 }) as const);
  const target = crmTarget({ ...createFakeCrm().provider, lookup });
  expect(await target.lookup('property', 'P-1', context.signal, 'request-1')).toEqual({
    kind: 'absent',
    httpStatus: 404,
  });
  expect(lookup.mock.calls).toEqual([['property', 'P-1', context.signal, 'request-1']]);
});

it('has the lane of its provider, and says in plain words what went wrong', () => {
  const { lane, failures } = crmTarget({ ...createFakeCrm().provider, name: 'hubspot' });
  expect(lane).toEqual({ consumer: 'crm', provider: 'hubspot' });
  expect(failures).toEqual({
    timeout: { code: 'crm.timeout', text: 'The CRM did not answer in time' },
    broken: { code: 'crm.provider_failed', text: 'The CRM provider failed while sending' },
  });
});
