import type { PullOutcome } from './run-pull.ts';

export interface SyncAnswer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Of `POST /sync-now`; staff see `detail`.
 * @param full another process's pull may be of changes only
 */
export function answerOf(outcome: PullOutcome, full: boolean): SyncAnswer {
  switch (outcome.kind) {
    case 'done': {
      const { count, newProperties, unconfirmed, durationMs } = outcome.result;
      const seconds = (durationMs / 1000).toFixed(1);
      const synced = `Synced ${String(count)} properties (${String(newProperties)} new) in ${seconds} s`;
      const detail = unconfirmed === 0 ? synced : `${synced}; ${String(unconfirmed)} seem gone and stay for now`;
      return { status: 200, body: { detail, status: 'success', count, newProperties, duration: durationMs } };
    }
    case 'stopped':
      return { status: 409, body: { code: outcome.code, detail: outcome.text } };
    case 'failed':
      return { status: 503, body: { code: outcome.code, detail: outcome.text } };
    case 'busy':
      return full ? otherPull : stillRunning;
  }
}

export const stillRunning: SyncAnswer = {
  status: 202,
  body: { detail: 'The synchronisation is still running', status: 'running' },
};

const otherPull: SyncAnswer = {
  status: 409,
  body: { code: 'sync.busy', detail: 'Another pull is under way. Try again when it has ended' },
};
