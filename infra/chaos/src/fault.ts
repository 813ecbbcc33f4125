/** What a fault is: something that happens to the platform while visitors come, and what must hold all the same. */
import type { Ledger } from './ledger.ts';
import type { Visitors } from './load.ts';
import type { Backend } from './platform-env.ts';
import type { Platform, PlatformOptions } from './platform.ts';

export interface Fault {
  /** As it is called on the command line. */
  name: string;
  /** What happens, in a few words. */
  happens: string;
  /** What its row proves. */
  promise: string;
  /** Where it runs; both, unless the place of the queues cannot matter. */
  backends: readonly Backend[];
  /** Why not on both. */
  onlyBecause?: string;
  /** How much of the machine it takes; runs of `sideBySide` together go at the same time. */
  weight: 1 | 2 | 4;
  /** Whether an enquiry may be answered with a 503 while it lasts. */
  mayRefuse: boolean;
  /** How many leads may still wait, visibly, at the end; 0 unless that is the very promise. */
  leavesWaiting?: number;
  /** How long after the last visitor everything must have arrived, in the long form. */
  settleMs: number;
  /** Whether it mounts a small disk of its own, which wants a namespace that only this program sees. */
  mounts?: boolean;
  /** What the platform needs for it. */
  platform?: (run: Setup) => Promise<Partial<PlatformOptions>> | Partial<PlatformOptions>;
  /** Lets visitors come and the fault happen; ends when both are over. */
  strike: (run: Run) => Promise<void>;
}

/** What is known before the platform starts. */
export interface Setup {
  backend: Backend;
  short: boolean;
  /** A place for what the fault keeps from its setup to its strike. */
  notes: Map<string, unknown>;
}

export interface Run extends Setup {
  platform: Platform;
  ledger: Ledger;
  visitors: Visitors;
  /** Ten a second for so many seconds; ends when each has an answer. */
  visit: (seconds: number) => Promise<void>;
  /** Progress in words. */
  say: (line: string) => void;
  /** A figure for the row, such as how often something happened. */
  saw: (figure: string) => void;
  /** Notes a promise as broken unless it was kept. */
  demand: (kept: boolean, broken: string) => void;
  /** Registers what is checked once everything has arrived. */
  later: (check: () => Promise<void> | void) => void;
  /** One number of the long form and one of the short. */
  pick: (long: number, short: number) => number;
}

export const everywhere: readonly Backend[] = ['postgres', 'redis'];
/** Leads in a second. */
export const rate = 10;
