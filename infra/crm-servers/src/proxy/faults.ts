/** The faults that the proxy knows, and how it is decided which request meets which. */

import type { Answer, Reply } from '../lying/lie.ts';

/** What a server or a network does wrong to one request. */
export type Fault =
  /** Passed on after so many ms. */
  | { kind: 'latency'; ms: number }
  /** The connection breaks before the request is passed on. */
  | { kind: 'cut_before' }
  /** It breaks after the server has dealt with the request; the answer is lost. */
  | { kind: 'cut_after' }
  /** It breaks in the middle of the answer's body. */
  | { kind: 'cut_middle' }
  /** The request is taken and nothing is ever said. Nothing is passed on. */
  | { kind: 'half_open' }
  /** An answer of the proxy's own; `forwarded`: the server has dealt with the request all the same. */
  | { kind: 'answer'; status: number; forwarded?: boolean; headers?: Record<string, string>; body?: string }
  /** The server deals with the request, and its answer arrives as half of its JSON under a 2xx. */
  | { kind: 'malformed' }
  /** The server's status and headers, and a body that never ends. */
  | { kind: 'endless' }
  /** A write is answered as if it had been done, and is not passed on. Reads are passed on. */
  | { kind: 'lost_write' }
  /** Passed on twice, one after the other; the second answer arrives. */
  | { kind: 'duplicate' }
  /** The server deals with it, and what arrives is what the request of this number was answered, counted since the last `forget`. */
  | { kind: 'answer_of'; request: number }
  /** The server deals with it, and its answer arrives with other words in it. */
  | { kind: 'edited'; edit: (body: string) => string }
  /** The server deals with it, and what arrives is what the lie makes of its answer: other words, or bytes that are no answer. */
  | { kind: 'told'; tell: (answer: Answer) => Reply };

export type FaultKind = Fault['kind'];

export interface ProxiedRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** True for what changes something on most servers; a search by POST is for the owner of a protocol to take out. */
export function isWrite({ method }: ProxiedRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Requests meet these one after the other; null is passed on as it is. */
export interface FaultScript {
  kind: 'script';
  faults: readonly (Fault | null)[];
  /** Requests that it does not apply to are passed on and use nothing up. Left out: it applies to all. */
  to?: (request: ProxiedRequest) => boolean;
}

/** Each request meets a fault with the probability that is its share; the rest is passed on. */
export interface FaultShares {
  kind: 'shares';
  shares: readonly { fault: Fault; share: number }[];
  /** Makes the dice repeatable. */
  seed: number;
  to?: (request: ProxiedRequest) => boolean;
}

/** Gives the fault that a request meets, or null. */
export type FaultPlan = (request: ProxiedRequest) => Fault | null;

/** Turns a script or shares into a plan. @throws RangeError when the shares are more than the whole */
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

/** Mulberry32: numbers from 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
