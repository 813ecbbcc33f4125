/** The port behind which every CRM stands. A provider turns what its server says into the outcomes of the design. */
import type { LookupResult, Outcome, SubjectKind } from './delivery.ts';
import type { SendContext, TargetCapabilities } from './delivery-target.ts';
import type { LeadRecord } from './lead.ts';
import type { ListingRecord } from './property.ts';
import type { ReferenceRecord } from './reconciliation.ts';

/** What a provider can do; the engine behaves by this and asks for nothing else. */
export interface CrmCapabilities extends TargetCapabilities {
  takesLeads: boolean;
  takesListings: boolean;
  givesListings: boolean;
  givesDeletions: boolean;
  /** Gives what it has under which reference, many at once; others are asked for each reference alone. */
  listsReferences: boolean;
}

export interface ListingPageQuery {
  /** ISO 8601 UTC; null asks for everything. */
  modifiedSince: string | null;
  cursor: string | null;
  limit: number;
  signal: AbortSignal;
}

/** One page of a pull. `raw` keeps what the server sent, `problem` why it could not be read. */
export interface ListingPage {
  items: PulledListing[];
  deleted: { reference: string; deletedAt: string }[];
  nextCursor: string | null;
  /** How many listings the whole pull will give, when the server says so. */
  total: number | null;
  /** How many listings the server keeps from our key; null when it does not say. */
  withheld: number | null;
}

export interface ReferencePageQuery {
  kind: SubjectKind;
  /** ISO 8601 UTC. */
  modifiedSince: string;
  cursor: string | null;
  limit: number;
  signal: AbortSignal;
}

/** A reference that was stored twice comes twice. */
export interface ReferencePage {
  records: ReferenceRecord[];
  nextCursor: string | null;
}

export type PulledListing =
  | { ok: true; record: ListingRecord; raw: unknown }
  | { ok: false; reference: string | null; problem: string; raw: unknown };

export interface CrmProvider {
  readonly name: string;
  readonly capabilities: CrmCapabilities;
  /** Never throws for what a server or network does: that is an outcome. Throws only on a programming error. */
  sendLead(record: LeadRecord, context: SendContext): Promise<Outcome>;
  sendListing(record: ListingRecord, context: SendContext): Promise<Outcome>;
  deleteListing(reference: string, version: number, context: SendContext): Promise<Outcome>;
  /** @param requestId the request that what is looked up came from, where there is one */
  lookup(kind: SubjectKind, reference: string, signal: AbortSignal, requestId?: string | null): Promise<LookupResult>;
  /** Asked only where `listsReferences` is true. Throws CrmUnavailableError when the page could not be had. */
  listReferences(query: ReferencePageQuery): Promise<ReferencePage>;
  /** Throws CrmUnavailableError when the page could not be had. */
  pullListings(query: ListingPageQuery): Promise<ListingPage>;
  /** The bytes of one picture; only from the provider's own host, at most `maxBytes`. Throws CrmUnavailableError. */
  fetchPicture(url: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array>;
}

/** The CRM did not answer usefully; `status` is null when there was no answer at all. */
export class CrmUnavailableError extends Error {
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly code: string;

  constructor(
    message: string,
    status: number | null = null,
    retryAfterMs: number | null = null,
    code = 'crm.unavailable',
  ) {
    super(message);
    this.name = 'CrmUnavailableError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.code = code;
  }
}
