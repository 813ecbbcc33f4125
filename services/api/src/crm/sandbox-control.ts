import { z } from 'zod';
import type { components } from '@manzil/contract/api';

export type CrmFaults = components['schemas']['CrmFaults'];

const rate = z.number().min(0).max(1);
const faults = z.object({
  error500: rate,
  tooMany429: rate,
  cutAfterWrite: rate,
  malformed: rate,
  lostWrite: rate,
  duplicateWrite: rate,
  retryAfterSeconds: z.number().int().min(1).max(3_600),
  delayMs: z.number().int().min(0).max(60_000),
  idempotent: z.boolean(),
});
const counts = z.object({
  leads: z.array(z.object({ reference: z.string(), records: z.number().int().nonnegative() })).max(500),
});

export interface SandboxControl {
  /** Null: it cannot be asked. */
  faults(): Promise<CrmFaults | null>;
  setFaults(next: CrmFaults): Promise<CrmFaults | null>;
  /** By reference, at most 500 of them. */
  records(references: readonly string[]): Promise<ReadonlyMap<string, number> | null>;
}

export interface SandboxControlOptions {
  url: string;
  key: string;
  /** Two in a row must fit into an answer's time. */
  timeoutMs?: number;
}

/** Never throws: null is no answer, or unreadable. */
export function createSandboxControl({ url, key, timeoutMs = 1_500 }: SandboxControlOptions): SandboxControl {
  async function ask<T>(method: string, path: string, schema: z.ZodType<T>, body?: object): Promise<T | null> {
    try {
      const answer = await fetch(new URL(path, url), {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const read = schema.safeParse(await answer.json());
      return answer.ok && read.success ? read.data : null;
    } catch {
      return null;
    }
  }

  return {
    faults: () => ask('GET', '/v1/faults', faults),
    setFaults: (next) => ask('PUT', '/v1/faults', faults, next),
    async records(references) {
      if (references.length === 0) return new Map();
      const answer = await ask('POST', '/v1/stats/leads', counts, { references });
      return answer === null ? null : new Map(answer.leads.map(({ reference, records }) => [reference, records]));
    },
  };
}
