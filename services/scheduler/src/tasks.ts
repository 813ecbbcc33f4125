import { readAuditHead } from '@manzil/core/audit/store/audit-head';
import { dropOldEntries } from '@manzil/core/audit/store/drop-old-entries';
import { dropDraftFiles } from '@manzil/core/leads/store/message-files';
import { dropUnconfirmed } from '@manzil/core/people/store/drop-unconfirmed';
import { anonymiseOldLeads } from '@manzil/core/people/store/retention-store';
import { parkOverdue } from '@manzil/core/deliveries/engine/park';
import type { DeliveryLane } from '@manzil/core/deliveries/delivery-ports';
import { closedStates } from '@manzil/core/deliveries/states';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { cleanUp } from '@manzil/core/data/housekeeping';
import { claimTick } from '@manzil/core/data/schedule-store';
import type { Handlers } from '@manzil/core/messaging/worker-host';
import type { Logger } from '@manzil/core/platform/logger';
import type { Database } from '@manzil/core/data/database';
import { purgeExpired } from '@manzil/core/trash/store/purge';
import type { Publisher } from '@manzil/core/messaging/publisher';
import { beginReconciliation } from '@manzil/core/deliveries/store/reconciliation-store';
import { relayOnce, type RelayDeps } from '@manzil/core/messaging/relay';

export interface TaskContext {
  database: Pick<Database, 'pool'>;
  publisher: Pick<Publisher, 'publishTasks'>;
  env: { SWEEP_INTERVAL_MS: number; RECONCILE_INTERVAL_MS: number; AUDIT_KEEP_MONTHS: number };
  log: Logger;
}

export const cleanUpMs = 600_000;
const auditHeadMs = 3_600_000;

/** Most losses show within a day; staff can ask for more. */
const reconciledDays = 1;

/** A refilled queue brings a job twice: half an interval must lie between ticks. */
const gap = (everyMs: number): number => everyMs / 2;

/** Each does nothing when another claimed its tick. */
export function createTasks(
  context: TaskContext,
  relay: RelayDeps,
  lanes: readonly DeliveryLane[],
): Handlers<'maintenance'> {
  const { env, publisher, log } = context;
  const { pool } = context.database;
  const store = createDeliveryStore(pool);
  return {
    async sweep() {
      if (!(await claimTick(pool, 'sweep', gap(env.SWEEP_INTERVAL_MS)))) return;
      let parked = 0;
      for (const lane of lanes) parked += await parkOverdue(store, lane, log);
      const published = await relayOnce(relay, true);
      // nobody else asks while workers keep dying
      for (const queue of ['crm-retry', 'mail-retry'] as const)
        await publisher.publishTasks(queue, [{ name: 'send-poison', data: {} }]);
      log.info({ parked, published }, 'swept');
    },
    async 'clean-up'() {
      if (!(await claimTick(pool, 'clean-up', gap(cleanUpMs)))) return;
      const unconfirmed = await dropUnconfirmed(pool);
      await dropDraftFiles(pool);
      const anonymised = await anonymiseOldLeads(pool);
      const trash = await purgeExpired(pool);
      log.info({ deleted: { ...(await cleanUp(pool, closedStates)), unconfirmed }, anonymised, trash }, 'cleaned up');
      // kept outside the database, it shows a tail that was cut off (verify-audit)
      if (!(await claimTick(pool, 'audit-head', auditHeadMs - gap(cleanUpMs)))) return;
      const { seq, hash } = await readAuditHead(pool);
      log.info({ head: `${String(seq)}:${hash}` }, 'head of the audit log');
      const dropped = await dropOldEntries(pool, env.AUDIT_KEEP_MONTHS);
      if (dropped !== null) log.info({ dropped }, 'old entries of the audit log were dropped');
    },
    async reconcile() {
      if (!(await claimTick(pool, 'reconcile', gap(env.RECONCILE_INTERVAL_MS)))) return;
      const crm = lanes.find(({ consumer }) => consumer === 'crm');
      if (crm === undefined) return;
      // a long one holds up no task
      await beginReconciliation(pool, { provider: crm.provider, trigger: 'schedule', days: reconciledDays });
    },
  };
}
