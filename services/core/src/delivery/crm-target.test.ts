import { describe, expect, it } from 'vitest';
import type { SubjectState } from '../domain/delivery-ports.ts';
import { crmTarget } from './crm-target.ts';
import { createFakeCrm } from './testing/fake-crm.ts';

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
