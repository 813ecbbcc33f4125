/** The port behind which every CRM stands. A provider turns what its server says into the outcomes of the design. */
import type { FailureCode } from '../deliveries/failure-codes.ts';
import type { LookupResult, Outcome, SubjectKind } from '../deliveries/delivery.ts';
import type { SendContext, TargetCapabilities } from '../deliveries/delivery-target.ts';
import type { LeadRecord } from '../leads/lead.ts';
import type { ListingRecord } from '../listings/record.ts';
import type { ReferenceRecord } from '../deliveries/reconciliation/reconciliation.ts';

/** What a provider can do; the engine behaves by this and asks for nothing else. */
export interface CrmCapabilities extends TargetCapabilities {
  takesLeads: boolean;
  takesListings: boolean;
  givesListings: boolean;
  givesDeletions: boolean;
  /** Gives what it has under which reference, many at once; others are asked for each reference alone. */
  listsReferences: boolean;
}

/** What a test of the connection can find. The words of each, in both languages, are the web's. */
export const connectionCodes = [
  /** Everything that could be tried works. */
  'fine',
  /** `setting`: the name of a setting that is missing. */
  'not_configured',
  'key_missing',
  /** Id and secret are set, and no address that gives a token for them. */
  'token_address_missing',
  /** `scheme`: what the server speaks; the address says the other one. */
  'scheme_wrong',
  /** `reason`: in a few words. */
  'no_connection',
  'no_answer',
  /** `reason` */
  'certificate',
  'key_refused',
  /** The key is good, and may not do everything. `scope`: what it lacks; empty where the CRM does not say. */
  'scope_missing',
  /** `object`, `property`: a custom property that the set-up makes. */
  'property_missing',
  /** Something answers that is not this CRM. `found`: what it is, as far as it shows. */
  'not_this_protocol',
  /** `resource` */
  'resource_missing',
  /** `resource`, `field` */
  'field_missing',
  /** `seconds`: how far the CRM's clock is from ours; positive when ahead. */
  'clock_apart',
  /** `seconds`: how long we are asked to wait; empty where the CRM does not say. */
  'too_many_requests',
  /** `status` */
  'server_error',
  /** `count`: listings that a pull would give. */
  'on_offer',
  /** `part` of a query that the server refuses; pulls do without it. */
  'part_refused',
  /** `reason`: why the Lookup resource cannot be read; pulls go on without it. */
  'lookups_unread',
  /** What a pull asks is refused or cannot be read. `reason`: with the field where the CRM names it. */
  'pull_fails',
] as const;
export type ConnectionCode = (typeof connectionCodes)[number];

export interface ConnectionFinding {
  code: ConnectionCode;
  /** For the words; short, never a value of a person or a secret. */
  params: Record<string, string>;
}

/** `ok` also where something was found that does not keep the provider from working, such as a clock that is apart. */
export interface ConnectionCheck {
  ok: boolean;
  findings: ConnectionFinding[];
}

export interface ListingPageQuery {
  /** ISO 8601 UTC; null asks for everything. */
  modifiedSince: string | null;
  cursor: string | null;
  /** What the last pull that succeeded gave as its `checkpoint`; null when there is none. */
  checkpoint?: string | null;
  limit: number;
  /**
   * Which listings here show these pictures, references by the CRM's keys of the pictures: what a CRM that only says that a picture
   * is gone cannot be asked for any more.
   */
  listingsOf?: (pictureKeys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  signal: AbortSignal;
}

/** One page of a pull. `raw` keeps what the server sent, `problem` why it could not be read. */
export interface ListingPage {
  items: PulledListing[];
  /** `deletedAt` is null where the CRM does not say when; such a deletion is newer than whatever else came. */
  deleted: { reference: string; deletedAt: string | null }[];
  nextCursor: string | null;
  /** How many listings the whole pull will give, when the server says so. */
  total: number | null;
  /** How many listings the server keeps from our key; null when it does not say. */
  withheld: number | null;
  /** Where the next pull may go on once this one succeeded, beside the time; the provider's own, kept as it is. */
  checkpoint?: string | null;
  /** The provider cannot be sure that it told all changes: the keys of both sides are compared in this pull. */
  compare?: boolean;
  /** The CRM's clock when it answered, ISO 8601 UTC with milliseconds; null or left out where it does not say. */
  serverTime?: string | null;
}

/** Listings as they came, and what is gone. */
export type FoundListings = Pick<ListingPage, 'items' | 'deleted'>;

/** What the CRM offers at a moment, by keys only. */
export interface ListingKeyPage {
  /** `modifiedAt` is ISO 8601 UTC. */
  keys: { reference: string; modifiedAt: string }[];
  nextCursor: string | null;
}

/**
 * Finds what a pull by time does not show: listings that are gone, and those that it missed. Providers have it whose CRM
 * tells of no deletions, or of which one cannot be sure. Each call throws CrmUnavailableError when it could not be answered.
 */
export interface ListingComparison {
  /** How many listings the CRM offers; null when it does not say. Cheap: asked with every pull. */
  count(signal: AbortSignal): Promise<number | null>;
  /** Keys of all that is offered, page by page. */
  keys(query: { cursor: string | null; limit: number; signal: AbortSignal }): Promise<ListingKeyPage>;
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
  /** What was last discovered; before that what the provider assumes. Read it when it is needed, do not keep a copy. */
  readonly capabilities: CrmCapabilities;
  /** Asks the server what it can, where only the server knows. Throws CrmUnavailableError when it did not say. */
  discover(signal: AbortSignal): Promise<CrmCapabilities>;
  /** Tries what can be tried without writing. Never throws for what a server or network does: that is a finding. */
  checkConnection(signal: AbortSignal): Promise<ConnectionCheck>;
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
  /**
   * These listings as they are now, at most a page of them; what is not offered any more comes as deleted. Left out where the
   * CRM cannot be asked for one. Throws CrmUnavailableError when it was not answered, also with another listing than asked.
   */
  fetchListings?(references: readonly string[], signal: AbortSignal): Promise<FoundListings>;
  /**
   * By which settings its listings are read, such as the currency of prices that say none; at most 90 characters. When it changes,
   * everything is pulled once.
   */
  readonly readAs?: string;
  /**
   * Where it is there, listings that are gone are found by comparing, and a pull need not fetch everything for it. Whoever has
   * it can also be asked for single listings.
   */
  readonly comparison?: ListingComparison;
  /**
   * The bytes of one picture, at most `maxBytes`; from the provider's own host, or where its pictures stand elsewhere from
   * public hosts only. Throws CrmUnavailableError.
   */
  fetchPicture(url: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array>;
}

/** The CRM did not answer usefully; `status` is null when there was no answer at all. */
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
