/** What the jobs of `maintenance` do. */
import { parkOverdue } from '@manzil/core/delivery/park';
import type { DeliveryLane } from '@manzil/core/domain/delivery-ports';
import { createDeliveryStore } from '@manzil/core/persistence/delivery-store';
import { cleanUp } from '@manzil/core/persistence/housekeeping';
import { claimTick } from '@manzil/core/persistence/schedule-store';
import type { Handlers } from '@manzil/core/messaging/worker-host';
import type { Logger } from '@manzil/core/platform/logger';
import type { Database } from '@manzil/core/persistence/database';
import { relayOnce, type RelayDeps } from './relay.ts';

export interface TaskDeps {
  pool: Database['pool'];
  relay: RelayDeps;
  lane: DeliveryLane;
  sweepMs: number;
  cleanUpMs: number;
  log: Logger;
}

/** A job may come twice (a queue that was wiped and filled again): half an interval must lie between two ticks. */
const gap = (everyMs: number): number => everyMs / 2;

export function createTasks({ pool, relay, lane, sweepMs, cleanUpMs, log }: TaskDeps): Handlers<'maintenance'> {
  const store = createDeliveryStore(pool);
  return {
    async sweep() {
      if (!(await claimTick(pool, 'sweep', gap(sweepMs)))) return;
      const parked = await parkOverdue(store, lane, log);
      const published = await relayOnce(relay, true);
      log.info({ parked, published }, 'swept');
    },
    async 'clean-up'() {
      if (!(await claimTick(pool, 'clean-up', gap(cleanUpMs)))) return;
      log.info({ deleted: await cleanUp(pool) }, 'cleaned up');
    },
  };
}
