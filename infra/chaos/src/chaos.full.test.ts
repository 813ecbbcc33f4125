/** `npm run chaos` has all. */
import { it } from 'vitest';
import { expectNothingLost, shortFaultMs } from './expect-nothing-lost.ts';

it.each(['postgres', 'redis'] as const)(
  'nothing is lost and nothing comes twice when workers are killed, queues on %s',
  (backend) => expectNothingLost('kill-workers', backend),
  shortFaultMs,
);
