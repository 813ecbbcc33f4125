/** More faults in their short form; kill-workers is in chaos.full.test.ts, and `npm run chaos` has all of them. */
import { it } from 'vitest';
import { expectNothingLost, shortFaultMs } from './expect-nothing-lost.ts';

it.each([
  ['kill-postgres', 'postgres'],
  ['stop-redis', 'redis'],
  ['no-idempotency', 'postgres'],
] as const)(
  'nothing is lost and nothing comes twice: %s, queues on %s',
  (name, backend) => expectNothingLost(name, backend),
  shortFaultMs,
);
