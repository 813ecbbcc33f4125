import type { Answer, Reply } from '../lying/lie.ts';

export type Fault =
  | { kind: 'latency'; ms: number }
  | { kind: 'cut_before' }
  /** Breaks after the server dealt with it. */
  | { kind: 'cut_after' }
  | { kind: 'cut_middle' }
  /** Taken, never passed on, never answered. */
  | { kind: 'half_open' }
  /** `forwarded`: the server deals with it. */
  | { kind: 'answer'; status: number; forwarded?: boolean; headers?: Record<string, string>; body?: string }
  | { kind: 'malformed' }
  | { kind: 'endless' }
  /** A write is answered and not passed on. */
  | { kind: 'lost_write' }
  /** Passed on twice; the second answer arrives. */
  | { kind: 'duplicate' }
  /** Counted since the last `forget`. */
  | { kind: 'answer_of'; request: number }
  | { kind: 'edited'; edit: (body: string) => string }
  | { kind: 'told'; tell: (answer: Answer) => Reply };

export type FaultKind = Fault['kind'];

export interface ProxiedRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export function isWrite({ method }: ProxiedRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

export interface FaultScript {
  kind: 'script';
  faults: readonly (Fault | null)[];
  /** Others pass and use nothing up. Default: all. */
  to?: (request: ProxiedRequest) => boolean;
}

export interface FaultShares {
  kind: 'shares';
  shares: readonly { fault: Fault; share: number }[];
  seed: number;
  to?: (request: ProxiedRequest) => boolean;
}

export type FaultPlan = (request: ProxiedRequest) => Fault | null;

/** @throws RangeError when the shares exceed 1 */
export function planOf(faults: FaultScript | FaultShares): FaultPlan {
  const applies = faults.to ?? (() => true);
  if (faults.kind === 'script') {
    const left = [...faults.faults];
    return (request) => (applies(request) ? (left.shift() ?? null) : null);
  }
  const { shares, seed } = faults;
  if (shares.reduce((sum, { share }) => sum + share, 0) > 1) throw new RangeError('shares are more than the whole');
  const random = seededRandom(seed);
  return (request) => {
    if (!applies(request)) return null;
    let dice = random();
    for (const { fault, share } of shares) {
      if (dice < share) return fault;
      dice -= share;
    }
    return null;
  };
}

/** Mulberry32, from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
