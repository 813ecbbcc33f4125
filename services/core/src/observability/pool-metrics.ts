import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';

export function observePool(registry: Metrics, pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
  const gauge: Gauge<'state'> = new Gauge({
    name: 'manzil_database_pool',
    help: 'Connections of this process that are open (total) or idle, and callers waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'total' }, pool.totalCount);
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
