/** Any number of schedulers is one: what runs is claimed in PostgreSQL. */
import { readLedgerFigures } from '@manzil/core/deliveries/store/ledger-figures';
import { readQueueFigures } from '@manzil/core/messaging/queue-figures';
import { createWorkerHost } from '@manzil/core/messaging/worker-host';
import { observeLedger } from '@manzil/core/observability/ledger-metrics';
import { observeQueues } from '@manzil/core/observability/queue-metrics';
import { startProcess } from '@manzil/core/start/start-process';
import { lanesOf, relayOf } from './lanes.ts';
import { startLoops } from './loops.ts';
import { createTasks } from './tasks.ts';

const started = await startProcess({
  service: 'scheduler',
  consumes: 1,
  connections: 4,
  // nobody waits for the relay
  publishTimeoutMs: 5_000,
});
const { env, log, metrics, database, backend, shutdown } = started;
const lanes = lanesOf(env);
const relay = relayOf(started, lanes);

const workers = createWorkerHost(backend, log);
shutdown.onStop('workers', () => workers.close(5_000));
// short tasks; the lock outlives the longest
workers.consume('maintenance', createTasks(started, relay, lanes), { concurrency: 1, lockMs: 60_000 });

// shared figures are read here, once for all replicas
observeLedger(metrics, () =>
  readLedgerFigures(
    database.pool,
    lanes.map(({ provider }) => provider),
  ),
);
observeQueues(metrics, () => readQueueFigures(backend));

await startLoops(started, relay);
started.ready(null);
