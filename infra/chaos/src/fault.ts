/** What happens while visitors come, and what must hold all the same. */
import type { Ledger } from './ledger.ts';
import type { Visitors } from './load.ts';
import type { Backend } from './platform-env.ts';
import type { Platform, PlatformOptions } from './platform.ts';

export interface Fault {
  /** As on the command line. */
  name: string;
  happens: string;
  /** What its row proves. */
  promise: string;
  /** Both, unless the home of the queues cannot matter. */
  backends: readonly Backend[];
  /** Why not on both. */
  onlyBecause?: string;
  /** How much of the machine it takes; `--side-by-side` is the most at a time. */
  weight: 1 | 2 | 4;
  /** Whether an enquiry may get a 503 meanwhile. */
  mayRefuse: boolean;
  /** Leads that may visibly wait at the end; 0 unless that is the promise. */
  leavesWaiting?: number;
  /** From the last visitor until everything arrived, in the long form. */
  settleMs: number;
  /** Mounts a small disk, which needs a private namespace. */
  mounts?: boolean;
  platform?: (run: Setup) => Promise<Partial<PlatformOptions>> | Partial<PlatformOptions>;
  /** Ends when visitors and fault are over. */
  strike: (run: Run) => Promise<void>;
}

export interface Setup {
  backend: Backend;
  short: boolean;
  /** From its setup to its strike. */
  notes: Map<string, unknown>;
}

export interface Run extends Setup {
  platform: Platform;
  ledger: Ledger;
  visitors: Visitors;
  /** Ten a second; ends when each has an answer. */
  visit: (seconds: number) => Promise<void>;
  say: (line: string) => void;
  /** A figure for the row. */
  saw: (figure: string) => void;
  /** Notes a promise as broken. */
  demand: (kept: boolean, broken: string) => void;
  /** Checked once everything has arrived. */
  later: (check: () => Promise<void> | void) => void;
  pick: (long: number, short: number) => number;
}

export const everywhere: readonly Backend[] = ['postgres', 'redis'];
/** Leads in a second. */
export const rate = 10;
