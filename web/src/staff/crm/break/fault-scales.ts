import type { CrmFaults } from '../api/crm-test.ts';

type NumberFault = { [N in keyof CrmFaults]: CrmFaults[N] extends number ? N : never }[keyof CrmFaults];

export interface FaultScale {
  name: NumberFault;
  min: number;
  max: number;
  step: number;
  /** A share of the calls, or a time. */
  unit: 'share' | 'ms' | 's';
}

export const wellFaults: CrmFaults = {
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

const share = { min: 0, max: 1, step: 0.05, unit: 'share' } as const;

/** In the panel's order. Calls end after 15 s: longer delays show nothing new. */
export const faultScales: readonly FaultScale[] = [
  { name: 'error500', ...share },
  { name: 'cutAfterWrite', ...share },
  { name: 'malformed', ...share },
  { name: 'delayMs', min: 0, max: 20_000, step: 500, unit: 'ms' },
  { name: 'tooMany429', ...share },
  { name: 'retryAfterSeconds', min: 1, max: 60, step: 1, unit: 's' },
  { name: 'lostWrite', ...share },
  { name: 'duplicateWrite', ...share },
];

/** A pause counts only while the CRM asks for one. */
export function isBroken(faults: CrmFaults, name: keyof CrmFaults): boolean {
  if (name === 'retryAfterSeconds') return faults.tooMany429 > 0;
  return faults[name] !== wellFaults[name];
}

export const isAnythingBroken = (faults: CrmFaults): boolean =>
  faultScales.some(({ name }) => isBroken(faults, name)) ||
  isBroken(faults, 'idempotent') ||
  faults.retryAfterSeconds !== wellFaults.retryAfterSeconds;
