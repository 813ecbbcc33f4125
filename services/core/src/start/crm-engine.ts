import type { RememberingProvider } from '../crm/capability-memory.ts';
import { crmTarget } from '../deliveries/engine/crm-target.ts';
import type { DeliveryEngine } from '../deliveries/engine/engine.ts';
import { deliverySettings } from '../deliveries/engine/settings.ts';
import { createSubjectReader } from '../deliveries/store/subject-reader.ts';
import { connectCrm } from './connect-crm.ts';
import type { Deliveries } from './start-deliveries.ts';
import type { Started } from './start-process.ts';

/** Starts with what is known of the CRM's capabilities. */
export async function startCrmEngine(
  { env, database: { pool } }: Started<never>,
  deliveries: Deliveries,
): Promise<{ engine: DeliveryEngine; provider: RememberingProvider }> {
  const provider = connectCrm(env, pool);
  await provider.recall();
  const engine = deliveries.engine({
    subjects: createSubjectReader(pool),
    target: crmTarget(provider),
    settings: deliverySettings(env),
  });
  return { engine, provider };
}
