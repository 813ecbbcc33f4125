import { ApiError } from '#lib/api/api-error.ts';

/** `missing`: never was; `gone`: removed; `unknown`: the browser loads it. */
export type Outcome = 'found' | 'missing' | 'gone' | 'failed' | 'unknown';

export const outcomeStatus = { found: 200, missing: 404, gone: 410, failed: 503 } as const;

/** Of loading what the page is about; 400 answers a name that cannot exist. */
export function outcomeOf(error: Error | null): Exclude<Outcome, 'unknown'> {
  if (error === null) return 'found';
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 410 ? 'gone' : [400, 404].includes(error.status) ? 'missing' : 'failed';
}
