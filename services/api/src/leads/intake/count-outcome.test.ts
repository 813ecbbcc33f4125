import { createIntakeMetrics } from '@manzil/core/observability/intake-metrics';
import { createMetrics } from '@manzil/core/platform/metrics';
import { expect, it } from 'vitest';
import { ProblemError } from '../../contract/problem.ts';
import { countOutcome } from './count-outcome.ts';

const lead = { id: 1, referenceId: 'MZL-1', jobs: [] };

it('counts each submit once by what became of it, and hands it on', async () => {
  const registry = createMetrics('api');
  const metrics = createIntakeMetrics(registry);
  const refused = new ProblemError('lead.spam');
  const broken = new Error('no database');
  expect(await countOutcome(metrics, Promise.resolve({ ...lead, repeated: false, linkToken: null }))).toMatchObject(
    lead,
  );
  await countOutcome(metrics, Promise.resolve({ ...lead, repeated: true, linkToken: null }));
  await expect(countOutcome(metrics, Promise.reject(refused))).rejects.toBe(refused);
  await expect(countOutcome(metrics, Promise.reject(broken))).rejects.toBe(broken);
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('manzil_intake_total'));
  expect(lines.toSorted()).toEqual(
    ['accepted', 'failed', 'lead.spam', 'repeated'].map(
      (outcome) => `manzil_intake_total{outcome="${outcome}",service="api"} 1`,
    ),
  );
});
