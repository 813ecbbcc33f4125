/** What the kit is given of a provider: how it is made, and a server that speaks its protocol and shows what it stored. */
import type { CrmCapabilities, CrmProvider } from '@manzil/core/crm/crm';
import type { ListingRecord } from '@manzil/core/listings/record';
import type { ProxiedRequest } from '../proxy/faults.ts';

export interface ProtocolServer {
  url: string;
  close(): Promise<void>;
}

export interface StoredRecord {
  /** The version of ours that it carries; null where the protocol has no place for it. */
  version: number | null;
}

/** @typeParam S the server, as `start` gives it; each test has one of its own */
export interface ProviderUnderTest<S extends ProtocolServer = ProtocolServer> {
  /** For the names of the tests, such as `reso with Entity Events`. */
  name: string;
  /** What the provider must say of this server once it has discovered. */
  capabilities: CrmCapabilities;
  start(): Promise<S>;
  /** Makes the provider against an address: the server's own, or a proxy's in front of it. */
  provider(server: S, baseUrl: string): CrmProvider;
  /** The same with a key that the server refuses. */
  withWrongKey(server: S, baseUrl: string): CrmProvider;
  /** Everything that the server stored under a reference of ours; one that was stored twice comes twice. */
  leads(server: S, reference: string): Promise<StoredRecord[]> | StoredRecord[];
  listings(server: S, reference: string): Promise<StoredRecord[]> | StoredRecord[];
  /** Puts listings into the server as if its own people had. Where the provider gives listings. */
  enterListings?(server: S, records: readonly ListingRecord[]): Promise<void> | void;
  /** Deletes one as its own people would. Where the provider gives deletions. */
  removeListing?(server: S, reference: string): Promise<void> | void;
  /** The e-mail of the person whose enquiry it is, where the server keeps people apart from enquiries. */
  person?(server: S, reference: string): string | null;
  /** Makes what was written show in lookups, where the server is told to let it wait. */
  settle?(server: S): Promise<void> | void;
  /** What the server says to a record that it does not take, with these words in it. */
  refusal(words: string): { status: number; body: object };
  /** What it would say to a write that it then forgets. */
  lostAnswer(request: ProxiedRequest): { status: number; body: object };
  /** Takes searches by POST out. Left out: all that are no GET are writes. */
  isWrite?(request: ProxiedRequest): boolean;
  /**
   * Requests of a sent lead, counted from 0, that write the lead itself: without their answer nobody knows whether it is
   * there. Left out: the only one, where there is one.
   */
  decisive?: readonly number[];
  /** Requests of a sent lead, counted from 0, that write what a person entered: to refuse them is to refuse the lead. Left out: all. */
  refusing?: readonly number[];
}
