import { guardProvider } from '@manzil/core/crm/guarded-provider';
import { breakerRules } from '@manzil/core/deliveries/breaker/breaker';
import { createBreakerStore } from '@manzil/core/deliveries/store/breaker-store';
import { observeDisk } from '@manzil/core/observability/disk-metrics';
import { startCrmEngine } from '@manzil/core/start/crm-engine';
import { startDeliveries } from '@manzil/core/start/start-deliveries';
import { startProcess } from '@manzil/core/start/start-process';
import { consumeEvents } from './events.ts';
import { startListingSync } from './listing-sync.ts';

const started = await startProcess({ service: 'crm-sync', requires: ['SYNC_TOKEN'], consumes: 3 });
const { env, database, metrics } = started;
observeDisk(metrics, env.DATA_DIR);
const deliveries = startDeliveries(started);
const { engine, provider } = await startCrmEngine(started, deliveries);
consumeEvents(deliveries.workers, engine);

// pulls keep the CRM's pauses
const breakers = createBreakerStore(database.pool, breakerRules(env.DELIVERY_BREAKER_OPEN_MS));
const guarded = guardProvider(provider, () => breakers.isPaused(provider.name));
started.ready(await startListingSync(started, deliveries.workers, guarded));
