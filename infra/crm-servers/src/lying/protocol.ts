/** Keeps to openapi/crm-sandbox.yaml. */
import type { components } from '@manzil/contract/sandbox';
import type { Book, BookedLead } from './book.ts';
import type { Answer, Asked } from './lie.ts';

type Schemas = components['schemas'];

const leadPath = /^\/v1\/leads\/([A-Za-z0-9._-]{1,64})$/;

/** Null where the document knows no such call. */
export function readCall(method: string, url: string, body: unknown): Omit<Asked, 'connection' | 'key'> | null {
  const { pathname, searchParams } = new URL(url, 'http://crm.invalid');
  const written = leadPath.exec(pathname)?.[1];
  const call = { path: url, reference: null, fields: {} };
  if (method === 'PUT' && written !== undefined)
    return { ...call, kind: 'write', reference: written, fields: typeof body === 'object' ? { ...body } : {} };
  if (method !== 'GET') return null;
  if (pathname === '/v1/leads') return { ...call, kind: 'lookup', reference: searchParams.get('reference') };
  if (pathname === '/v1/references') return { ...call, kind: 'list' };
  if (pathname === '/v1/listings') return { ...call, kind: 'listings' };
  return null;
}

export function truthOf(book: Book, asked: Asked): Answer {
  switch (asked.kind) {
    case 'write':
      return write(book, asked);
    case 'lookup':
      return { status: 200, body: { leads: book.find(asked.reference ?? '').map(asLead) } };
    case 'list':
      return list(book, asked.path);
    case 'listings':
      return { status: 200, body: noListings() };
  }
}

export function failure(status: number, code: Schemas['Failure']['code'], message: string): Answer {
  return { status, body: { code, message } satisfies Schemas['Failure'] };
}

function write(book: Book, { reference, fields: { version, ...fields } }: Asked): Answer {
  const required = ['email', 'source', 'createdAt'].every((name) => typeof fields[name] === 'string');
  if (reference === null || !required || typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return failure(422, 'unprocessable', 'The lead lacks what the document requires');
  const { kind, lead } = book.put(reference, version, fields);
  if (kind === 'conflict') return { status: 409, body: conflictOf(lead) };
  return { status: kind === 'created' ? 201 : 200, body: asWritten(lead) };
}

const moment = (ms: number): string => new Date(ms).toISOString();

export function asWritten({ id, reference, version, writes, modifiedAt }: BookedLead): Schemas['LeadWritten'] {
  return { id, reference, version, writes, modifiedAt: moment(modifiedAt) };
}

export function asLead(lead: BookedLead): object {
  return { ...lead.fields, ...asWritten(lead) };
}

export function conflictOf(lead: Pick<BookedLead, 'id' | 'reference' | 'version'>): Schemas['VersionConflict'] {
  const { id, reference, version: storedVersion } = lead;
  return { code: 'version_conflict', message: 'A newer version is stored', id, reference, storedVersion };
}

function list(book: Book, path: string): Answer {
  const { searchParams } = new URL(path, 'http://crm.invalid');
  const since = searchParams.get('modifiedSince') ?? '';
  const limit = Number(searchParams.get('limit') ?? 100);
  const from = Number(searchParams.get('cursor') ?? 0);
  const listed = searchParams.get('kind') === 'lead' ? book.all() : [];
  const fitting = listed.filter(({ modifiedAt }) => moment(modifiedAt) >= since);
  const page: Schemas['ReferencePage'] = {
    records: fitting.slice(from, from + limit).map(({ reference, id, version }) => ({ reference, id, version })),
    nextCursor: fitting.length > from + limit ? String(from + limit) : null,
  };
  return { status: 200, body: page };
}

function noListings(): Schemas['ListingPage'] {
  return { listings: [], deleted: [], nextCursor: null, total: 0, withheld: 0, serverTime: moment(Date.now()) };
}
