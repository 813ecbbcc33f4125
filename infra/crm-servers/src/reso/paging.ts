/** Server-driven paging (OData Protocol 4.0, 11.2.5.7). */
import type { Found } from './answer-query.ts';
import type { ResoServerOptions } from './options.ts';
import type { StoredRecord } from './store.ts';

export interface Page {
  records: StoredRecord[];
  next: URLSearchParams | null;
}

export function pageOf(
  found: Found,
  key: string,
  asked: URLSearchParams,
  size: number,
  options: ResoServerOptions,
): Page {
  const from = startOf(found, key, options);
  // $top counts over all pages (OData URL Conventions 5.1.4)
  const end = found.top === null ? found.records.length : Math.min(found.records.length, from.done + found.top);
  const records = found.records.slice(from.at, Math.min(end, from.at + size));
  const done = from.at + records.length;
  if (done >= end || records.length === 0) return { records, next: null };
  const next = new URLSearchParams(asked);
  const again = options.repeats ? 1 : 0;
  if (options.paging === 'skip') next.set('$skip', String(done - again));
  else next.set('$skiptoken', String(records.at(-1 - again)?.values[key] ?? records.at(-1)!.values[key]));
  return { records, next };
}

/** `done` counts against $top. */
function startOf(
  { records, skip, after }: Found,
  key: string,
  { paging }: ResoServerOptions,
): { at: number; done: number } {
  if (paging === 'skip' || after === null) return { at: Math.min(skip, records.length), done: 0 };
  const place = records.findIndex(({ values }) => String(values[key]) === after);
  // the record has moved or gone: begin anew
  return { at: place < 0 ? 0 : place + 1, done: 0 };
}

export function linkOf(
  origin: string,
  root: string,
  resource: string,
  next: URLSearchParams,
  form: ResoServerOptions['nextLink'],
): string {
  const query = next.toString().replace(/\+/g, '%20');
  switch (form) {
    case 'absolute':
      return `${origin}${root}/${resource}?${query}`;
    case 'prefix':
      return `${origin}/internal/v2/${resource}?${query}`;
    case 'path':
      return `${root}/${resource}?${query}`;
    case 'relative':
      return `${resource}?${query}`;
    case 'query':
      return `?${query}`;
    case 'foreign':
      return `https://backend.mls.invalid:8443${root}/${resource}?${query}`;
  }
}
