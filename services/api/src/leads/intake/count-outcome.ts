import type { IntakeMetrics } from '@manzil/core/observability/intake-metrics';
import type { SavedLead } from '@manzil/core/leads/store/lead-intake';
import { ProblemError } from '../../contract/problem.ts';

/** Stored, repeated, refused with this code, or failed on our side. */
export async function countOutcome(metrics: IntakeMetrics, submit: Promise<SavedLead>): Promise<SavedLead> {
  try {
    const saved = await submit;
    metrics.count(saved.repeated ? 'repeated' : 'accepted');
    return saved;
  } catch (error) {
    metrics.count(error instanceof ProblemError ? error.code : 'failed');
    throw error;
  }
}
