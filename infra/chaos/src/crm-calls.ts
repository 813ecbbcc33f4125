/** As seen on the wire. */
import type { Exchange } from './balancer.ts';
import type { Setup } from './fault.ts';
import type { PlatformOptions } from './platform.ts';

const most = 200_000;
const place = 'calls of the CRM';

export function noteCrmCalls({ notes }: Setup): Pick<PlatformOptions, 'onCrmCall'> {
  const calls: Exchange[] = [];
  notes.set(place, calls);
  return {
    onCrmCall(exchange) {
      if (calls.length < most) calls.push(exchange);
    },
  };
}

export function crmCalls({ notes }: Setup): readonly Exchange[] {
  return (notes.get(place) as Exchange[] | undefined) ?? [];
}

export interface Gaps {
  refusals: number;
  /** From a 429 to the record's next call; null where none followed. */
  shortestMs: number | null;
}

export function gapsAfterRefusals(calls: readonly Exchange[]): Gaps {
  const refusedAt = new Map<string, number>();
  const gaps: Gaps = { refusals: 0, shortestMs: null };
  for (const { path, status, askedAt, answeredAt } of calls.toSorted((one, other) => one.askedAt - other.askedAt)) {
    const reference = referenceOf(path);
    if (reference === null) continue;
    const before = refusedAt.get(reference);
    if (before !== undefined) gaps.shortestMs = Math.min(gaps.shortestMs ?? Infinity, askedAt - before);
    refusedAt.delete(reference);
    if (status !== 429) continue;
    gaps.refusals += 1;
    refusedAt.set(reference, answeredAt);
  }
  return gaps;
}

/** `/v1/leads/MZL-…` or `/v1/leads?reference=MZL-…`. */
function referenceOf(path: string): string | null {
  return /^\/v1\/leads(?:\/|\?reference=)([^/?&]+)/.exec(path)?.[1] ?? null;
}
