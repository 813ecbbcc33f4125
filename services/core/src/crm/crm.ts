/** The port behind which every CRM stands. */
import type { FailureCode } from '../deliveries/failure-codes.ts';
import type { LookupResult, Outcome, RecordKind } from '../deliveries/delivery.ts';
import type { SendContext, TargetCapabilities } from '../deliveries/delivery-target.ts';
import type { LeadRecord } from '../leads/lead.ts';
import type { ListingRecord } from '../listings/record.ts';
import type { ReferenceRecord } from '../deliveries/reconciliation/reconciliation.ts';

export interface CrmCapabilities extends TargetCapabilities {
  takesLeads: boolean;
  takesListings: boolean;
  givesListings: boolean;
  givesDeletions: boolean;
  /** False: each reference is asked for alone. */
  listsReferences: boolean;
}

/** Their words are the web's. */
export const connectionCodes = [
  'fine',
  /** `setting`: the one missing. */
  'not_configured',
  'key_missing',
  /** Id and secret are set, but no address for a token. */
  'token_address_missing',
  /** `scheme`: what the server speaks. */
  'scheme_wrong',
  /** `reason`: in a few words. */
  'no_connection',
  'no_answer',
  'certificate',
  'key_refused',
  /** `scope`; empty where unsaid. */
  'scope_missing',
  /** `object`, `property`: the set-up makes it. */
  'property_missing',
  /** `found`: what answers instead. */
  'not_this_protocol',
  'resource_missing',
  'field_missing',
  /** `seconds`: positive: the CRM's is ahead. */
  'clock_apart',
  /** `seconds`: to wait; empty where unsaid. */
  'too_many_requests',
  'server_error',
  'on_offer',
  /** `part` of a query that pulls do without. */
  'part_refused',
  /** `reason`; pulls go on without the Lookup resource. */
  'lookups_unread',
  /** `reason`: with the field where the CRM names it. */
  'pull_fails',
] as const;
export type ConnectionCode = (typeof connectionCodes)[number];

export interface ConnectionFinding {
  code: ConnectionCode;
  /** Short; no personal value or secret. */
  params: Record<string, string>;
}

/** `ok` also with harmless findings. */
export interface ConnectionCheck {
  ok: boolean;
  findings: ConnectionFinding[];
}

export interface ListingPageQuery {
  /** ISO 8601 UTC; null for everything. */
  modifiedSince: string | null;
  cursor: string | null;
  checkpoint?: string | null;
  limit: number;
  /** By the CRM's picture keys: it cannot say whose a deleted picture was. */
  listingsOf?: (pictureKeys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  signal: AbortSignal;
}

export interface ListingPage {
  items: PulledListing[];
  /** `deletedAt` null: newer than all else that came. */
  deleted: { reference: string; deletedAt: string | null }[];
  nextCursor: string | null;
  total: number | null;
  /** Listings kept from our key. */
  withheld: number | null;
  /** The provider's own; kept if this pull succeeds. */
  checkpoint?: string | null;
  /** Changes may be missing: compare keys. */
  compare?: boolean;
  /** The CRM's clock, ISO 8601 UTC. */
  serverTime?: string | null;
}

export type FoundListings = Pick<ListingPage, 'items' | 'deleted'>;

export interface ListingKeyPage {
  /** `modifiedAt`: ISO 8601 UTC. */
  keys: { reference: string; modifiedAt: string }[];
  nextCursor: string | null;
}

/** Listings gone or missed by a pull by time. @throws CrmUnavailableError */
export interface ListingComparison {
  /** On offer; with every pull. */
  count(signal: AbortSignal): Promise<number | null>;
  keys(query: { cursor: string | null; limit: number; signal: AbortSignal }): Promise<ListingKeyPage>;
}

export interface ReferencePageQuery {
  kind: RecordKind;
  modifiedSince: string;
  cursor: string | null;
  limit: number;
  signal: AbortSignal;
}

/** A reference stored twice comes twice. */
export interface ReferencePage {
  records: ReferenceRecord[];
  nextCursor: string | null;
}

export type PulledListing =
  | { ok: true; record: ListingRecord; raw: unknown }
  | { ok: false; reference: string | null; problem: string; raw: unknown };

export interface CrmProvider {
  readonly name: string;
  /**
   * What a newer delivery of a lead does whose person was made one with another: by `personReference` the CRM makes them one, too
   * (`follows`), or it keeps both and moves the lead alone. Left out: nothing.
   */
  readonly followsPeople?: 'follows' | 'moves_enquiries';
  /** As last discovered, else assumed. Do not keep a copy. */
  readonly capabilities: CrmCapabilities;
  /** @throws CrmUnavailableError */
  discover(signal: AbortSignal): Promise<CrmCapabilities>;
  /** Writes nothing. Never throws for the server. */
  checkConnection(signal: AbortSignal): Promise<ConnectionCheck>;
  /** Never throws for the server. */
  sendLead(record: LeadRecord, context: SendContext): Promise<Outcome>;
  sendListing(record: ListingRecord, context: SendContext): Promise<Outcome>;
  deleteListing(reference: string, version: number, context: SendContext): Promise<Outcome>;
  /** @param requestId of the record */
  lookup(kind: RecordKind, reference: string, signal: AbortSignal, requestId?: string | null): Promise<LookupResult>;
  /** Only where `listsReferences`. @throws CrmUnavailableError */
  listReferences(query: ReferencePageQuery): Promise<ReferencePage>;
  pullListings(query: ListingPageQuery): Promise<ListingPage>;
  /**
   * As they are now, at most a page; off the market: deleted. Left out where none can be asked for.
   * @throws CrmUnavailableError also for other listings than asked
   */
  fetchListings?(references: readonly string[], signal: AbortSignal): Promise<FoundListings>;
  /** Settings that change how listings read; at most 90 characters. A change pulls all. */
  readonly readAs?: string;
  /** Needs `fetchListings`. */
  readonly comparison?: ListingComparison;
  /** From its own host, else public ones only. @throws CrmUnavailableError */
  fetchPicture(url: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array>;
}

/** `status` is null without an answer. */
export class CrmUnavailableError extends Error {
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly code: FailureCode;

  constructor(
    message: string,
    status: number | null = null,
    retryAfterMs: number | null = null,
    code: FailureCode = 'crm.unavailable',
  ) {
    super(message);
    this.name = 'CrmUnavailableError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.code = code;
  }
}
