import { Failure } from './failure.ts';
import { readReference, refuseUnknown } from './validate.ts';

export interface ListingQuery {
  reference: string | null;
  modifiedSince: string | null;
  cursor: string | null;
  limit: number;
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** Throws 400. */
export function readPageQuery(query: Record<string, unknown>): ListingQuery {
  refuseUnknown(query, ['modifiedSince', 'cursor', 'limit', 'reference']);
  return {
    reference: query['reference'] === undefined ? null : readReference(query['reference']),
    modifiedSince: readMoment(query['modifiedSince']),
    cursor: readCursor(query['cursor']),
    limit: readLimit(query['limit']),
  };
}

/** As the store writes it. */
export function readMoment(value: unknown): string | null {
  if (value === undefined) return null;
  const at = typeof value === 'string' && isoMoment.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw new Failure('request_invalid', 'modifiedSince: a date and time with its zone');
  return new Date(at).toISOString();
}

/** Null: the first page. */
export function readCursor(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || value === '' || value.length > 300)
    throw new Failure('request_invalid', 'cursor: 1 to 300 characters');
  return value;
}

export function readLimit(value: unknown): number {
  if (value === undefined) return 100;
  const limit = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (limit < 1 || limit > 500) throw new Failure('request_invalid', 'limit: a whole number from 1 to 500');
  return limit;
}
