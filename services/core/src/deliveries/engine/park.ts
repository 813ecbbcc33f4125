import type { Log } from '../../platform/log.ts';
import type { DeliveryLane, DeliveryStore } from '../delivery-ports.ts';

const parkAfterMs = 7 * 24 * 60 * 60 * 1000;
const batch = 500;
const mostBatches = 20;

/** After seven days of waiting a person must decide. */
export async function parkOverdue(store: DeliveryStore, lane: DeliveryLane, log: Log): Promise<number> {
  let parked = 0;
  for (let round = 0; round < mostBatches; round += 1) {
    const ids = await store.park(lane, batch, parkAfterMs);
    for (const deliveryId of ids) log.error({ deliveryId, code: 'delivery.parked' }, 'delivery parked');
    parked += ids.length;
    if (ids.length < batch) break;
  }
  return parked;
}
