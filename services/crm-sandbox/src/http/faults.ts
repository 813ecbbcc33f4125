import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import type { components } from '@manzil/contract/sandbox';
import type { SettingStore } from '../store/settings.ts';
import { Failure } from './failure.ts';

export type Faults = components['schemas']['Faults'];

export const noFaults: Readonly<Faults> = {
  error500: 0,
  tooMany429: 0,
  cutAfterWrite: 0,
  malformed: 0,
  lostWrite: 0,
  duplicateWrite: 0,
  retryAfterSeconds: 2,
  delayMs: 0,
  idempotent: true,
};

export interface FaultSwitch {
  current(): Faults;
  set(faults: Faults): void;
  /** Comes before anything is written, and may fail. */
  before(res: Response): Promise<void>;
  strikes(fault: 'cutAfterWrite' | 'malformed' | 'lostWrite' | 'duplicateWrite'): boolean;
}

/** They outlive a restart. */
export function createFaultSwitch(settings: SettingStore, random: () => number): FaultSwitch {
  let faults: Faults = { ...noFaults, ...(settings.read('faults') as Partial<Faults> | undefined) };
  const strikes = (fault: keyof Faults): boolean => random() < Number(faults[fault]);
  return {
    current: () => faults,
    set(next) {
      faults = { ...noFaults, ...next };
      settings.write('faults', faults);
    },
    async before(res) {
      if (faults.delayMs > 0) await sleep(faults.delayMs);
      if (strikes('error500')) throw new Failure('server_error', 'The CRM failed (fault error500)');
      if (!strikes('tooMany429')) return;
      res.set('Retry-After', String(faults.retryAfterSeconds));
      throw new Failure('too_many_requests', 'Slow down (fault tooMany429)');
    },
    strikes,
  };
}

/** A connection reset, or a success that cannot be read. */
export function spoil(res: Response, how: 'cut' | 'malformed'): void {
  res.locals['spoilt'] = true;
  if (how === 'cut') {
    res.socket?.resetAndDestroy();
    return;
  }
  res.status(200).type('application/json').send('{"id":"L-0');
}
