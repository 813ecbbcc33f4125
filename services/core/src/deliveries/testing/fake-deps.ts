import { onTestFinished, vi } from 'vitest';
import type { SubjectReader } from '../delivery-ports.ts';
import type { DeliveryTarget } from '../delivery-target.ts';
import type { DeliverySettings } from '../engine/settings.ts';
import { delivered } from './fake-crm.ts';
import { createFakeStore } from './fake-store.ts';

export interface FakeSubject {
  reference: string;
  version: number;
}

type Target = DeliveryTarget<FakeSubject>;

export function fakeDeps(changes: Partial<DeliverySettings> = {}) {
  const settings: DeliverySettings = {
    requestTimeoutMs: 1_000,
    leaseMs: 10_000,
    leaseMarginMs: 2_000,
    backoffBaseMs: 100,
    backoffMaxMs: 400,
    concurrency: 16,
    batch: 64,
    lookupLagMs: 0,
    retryAfterMaxMs: 3_600_000,
    ...changes,
  };
  const target = {
    lane: { consumer: 'crm' as const, provider: 'fake' },
    capabilities: { idempotentByKey: false, lookupByReference: true, visibilityHorizonMs: 0 },
    failures: {
      timeout: { code: 'crm.timeout', text: 'too late' },
      broken: { code: 'crm.provider_failed', text: 'broken' },
    } as const,
    requestOf: ({ reference, version }: FakeSubject) => ({ operation: 'upsert' as const, reference, version }),
    send: vi.fn<Target['send']>(async () => delivered),
    lookup: vi.fn<Target['lookup']>(async () => ({
      kind: 'found',
      externalId: 'CRM-1',
      version: 1,
      httpStatus: 200,
    })),
  };
  const subjects = {
    read: vi.fn<SubjectReader<FakeSubject>['read']>(async (keys) =>
      keys.map(({ id }) => ({ reference: `MZL-${String(id)}`, version: 1 })),
    ),
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { store: createFakeStore(), subjects, target, settings, log };
}

export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

export async function allQuiet(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
