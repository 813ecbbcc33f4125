import type { Ledger } from './ledger.ts';
import type { Visitors } from './load.ts';
import type { Backend } from './platform-env.ts';
import type { Platform, PlatformOptions } from './platform.ts';

export interface Fault {
  name: string;
  happens: string;
  promise: string;
  /** Default: both. */
  backends?: readonly Backend[];
  onlyBecause?: string;
  /** `--side-by-side` is the most at a time. Default: 1. */
  weight?: 1 | 2 | 4;
  /** An enquiry may get a 503. */
  mayRefuse?: true;
  /** May visibly wait at the end; default 0. */
  leavesWaiting?: number;
  /** After the last visitor, in the long form. */
  settleMs: number;
  /** Needs a private namespace. */
  mounts?: boolean;
  platform?: (run: Setup) => Promise<Partial<PlatformOptions>> | Partial<PlatformOptions>;
  strike: (run: Run) => Promise<void>;
}

export interface Setup {
  backend: Backend;
  short: boolean;
  notes: Map<string, unknown>;
}

export interface Run extends Setup {
  platform: Platform;
  ledger: Ledger;
  visitors: Visitors;
  /** Ten a second; ends when each has an answer. */
  visit: (seconds: number) => Promise<void>;
  say: (line: string) => void;
  saw: (figure: string) => void;
  demand: (kept: boolean, broken: string) => void;
  /** Checked once everything has arrived. */
  later: (check: () => Promise<void> | void) => void;
  pick: (long: number, short: number) => number;
}

export const rate = 10;
