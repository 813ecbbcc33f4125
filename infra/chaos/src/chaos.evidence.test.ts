/** `npm run chaos` has all. */
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
