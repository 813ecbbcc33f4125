import { Gauge } from 'prom-client';
import { breakerStates } from '../deliveries/breaker/breaker.ts';
import { consumers } from '../deliveries/delivery.ts';
import { openStates } from '../deliveries/states.ts';
import type { LedgerFigures } from '../deliveries/store/ledger-figures.ts';
import type { Metrics } from '../platform/metrics.ts';
import { keepFigures } from './kept-figures.ts';

type Read = () => Promise<LedgerFigures | null>;
type Labels = Record<string, string>;

/** One reading for all; where it fails they have no value, and `manzil_ledger_read` is 0. */
export function observeLedger(registry: Metrics, readFigures: () => Promise<LedgerFigures>): void {
  const read = keepFigures(readFigures);
  const add = (name: string, help: string, labelNames: string[], samples: (figures: LedgerFigures) => Sample[]): void =>
    addGauge(registry, read, { name, help, labelNames, samples });
  add(
    'manzil_deliveries',
    'Deliveries that are not done: by consumer and state, rejected and parked ones until staff see to them.',
    ['consumer', 'state'],
    ({ deliveries }) =>
      consumers.flatMap((consumer) =>
        openStates.map((state) => {
          const found = deliveries.find((one) => one.consumer === consumer && one.state === state);
          return [{ consumer, state }, found?.count ?? 0];
        }),
      ),
  );
  add(
    'manzil_delivery_oldest_waiting_seconds',
    'How long the oldest delivery of a consumer has waited that is neither done nor left to staff; 0 where none waits.',
    ['consumer'],
    ({ oldestWaiting }) => consumers.map((consumer) => [{ consumer }, oldestWaiting[consumer] ?? 0]),
  );
  add(
    'manzil_breaker_state',
    '1 for the state that the breaker of a provider is in, 0 for the others.',
    ['provider', 'state'],
    ({ breakers }) =>
      breakers.flatMap(({ provider, state }) =>
        breakerStates.map((one): Sample => [{ provider, state: one }, one === state ? 1 : 0]),
      ),
  );
  add(
    'manzil_breaker_refused',
    '1 while a provider refuses our key or address, or asked for a pause of more than an hour: a person is needed.',
    ['provider'],
    ({ breakers }) => breakers.map(({ provider, refused }) => [{ provider }, refused ? 1 : 0]),
  );
  add(
    'manzil_sync_last_success_timestamp_seconds',
    'When a pull of listings last succeeded, in seconds since 1970; no value before the first.',
    [],
    ({ lastPullAt }) => (lastPullAt === null ? [] : [[{}, lastPullAt]]),
  );
  add(
    'manzil_comparison_fails',
    '1 while what was delivered cannot be compared with what the CRM has.',
    [],
    ({ comparisonFails }) => [[{}, comparisonFails ? 1 : 0]],
  );
  add('manzil_database_size_bytes', 'Size of our database on its server.', [], ({ databaseBytes }) => [
    [{}, databaseBytes],
  ]);
  const could: Gauge = new Gauge({
    name: 'manzil_ledger_read',
    help: '1 when the figures of the ledger could be read in time, else 0.',
    registers: [registry],
    async collect() {
      could.set((await read()) === null ? 0 : 1);
    },
  });
}

type Sample = readonly [Labels, number];

interface LedgerGauge {
  name: string;
  help: string;
  labelNames: string[];
  samples: (figures: LedgerFigures) => readonly Sample[];
}

function addGauge(registry: Metrics, read: Read, { name, help, labelNames, samples }: LedgerGauge): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const figures = await read();
      gauge.reset();
      // one without labels is 0 after a reset, and must not say so
      if (labelNames.length === 0) gauge.remove();
      for (const [labels, value] of figures === null ? [] : samples(figures)) gauge.set(labels, value);
    },
  });
}
