import type { Fault } from './fault.ts';
import { clockAhead } from './faults/clock-ahead.ts';
import { crmDown } from './faults/crm-down.ts';
import { cutAnswers, malformedAnswers, noIdempotency, slowDown } from './faults/crm-lies.ts';
import { diskFull } from './faults/disk-full.ts';
import { killPostgres } from './faults/kill-postgres.ts';
import { killWorkersFault } from './faults/kill-workers.ts';
import { lostWrites } from './faults/lost-writes.ts';
import { poison } from './faults/poison.ts';
import { rollingRestart } from './faults/rolling-restart.ts';
import { stopCrm, stopPostgres, stopRedis } from './faults/stopped.ts';
import { threeSchedulers } from './faults/three-schedulers.ts';
import { wipeQueuesFault } from './faults/wipe-queues.ts';

export const faults: readonly Fault[] = [
  killWorkersFault,
  killPostgres,
  wipeQueuesFault,
  stopRedis,
  stopPostgres,
  stopCrm,
  crmDown,
  cutAnswers,
  lostWrites,
  malformedAnswers,
  slowDown,
  noIdempotency,
  threeSchedulers,
  clockAhead,
  poison,
  diskFull,
  rollingRestart,
];
