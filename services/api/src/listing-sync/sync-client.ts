/** POST /sync-now of crm-sync. */
import { z } from 'zod';

const answer = z.object({
  detail: z.string().max(500),
  count: z.number().int().nonnegative().optional(),
  newProperties: z.number().int().nonnegative().optional(),
  duration: z.number().int().nonnegative().optional(),
  code: z.string().max(60).optional(),
});
export type SyncAnswer = z.infer<typeof answer>;

/** `running`: goes on after the answer was due. */
export type SyncOutcome =
  | { kind: 'done'; result: SyncAnswer }
  | { kind: 'running'; result: SyncAnswer }
  | { kind: 'stopped' | 'failed'; detail: string }
  /** Another pull, which does not answer this one. */
  | { kind: 'busy' }
  | { kind: 'unreachable' };

export interface SyncClient {
  /** `full`: all listings, not only the changed. */
  syncNow(requestId: string, full?: boolean): Promise<SyncOutcome>;
}

export interface SyncClientOptions {
  url: string;
  token: string;
  /** crm-sync answers within 25 s. */
  timeoutMs?: number;
}

/** Never throws. */
export function createSyncClient({ url, token, timeoutMs = 28_000 }: SyncClientOptions): SyncClient {
  return {
    async syncNow(requestId, full = false) {
      try {
        const response = await fetch(new URL(full ? '/sync-now?full=1' : '/sync-now', url), {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-request-id': requestId },
          signal: AbortSignal.timeout(timeoutMs),
        });
        return outcomeOf(response.status, answer.safeParse(await response.json()));
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}

function outcomeOf(status: number, parsed: ReturnType<typeof answer.safeParse>): SyncOutcome {
  if (!parsed.success) return { kind: 'unreachable' };
  if (status === 200) return { kind: 'done', result: parsed.data };
  if (status === 202) return { kind: 'running', result: parsed.data };
  if (parsed.data.code === 'sync.busy') return { kind: 'busy' };
  return { kind: status === 409 ? 'stopped' : 'failed', detail: parsed.data.detail };
}
