import type { CrmCapabilities, CrmProvider } from '@manzil/core/crm/crm';
import type { ListingRecord } from '@manzil/core/listings/record';
import type { ProxiedRequest } from '../proxy/faults.ts';

export interface ProtocolServer {
  url: string;
  close(): Promise<void>;
}

export interface StoredRecord {
  /** Null where the protocol has no place for it. */
  version: number | null;
}

export interface ProviderUnderTest<S extends ProtocolServer = ProtocolServer> {
  /** Such as `reso with Entity Events`. */
  name: string;
  /** What the provider must say once it has discovered. */
  capabilities: CrmCapabilities;
  start(): Promise<S>;
  provider(server: S, baseUrl: string): CrmProvider;
  withWrongKey(server: S, baseUrl: string): CrmProvider;
  /** One that was stored twice comes twice. */
  leads(server: S, reference: string): Promise<StoredRecord[]> | StoredRecord[];
  listings(server: S, reference: string): Promise<StoredRecord[]> | StoredRecord[];
  /** Where the provider gives listings. */
  enterListings?(server: S, records: readonly ListingRecord[]): Promise<void> | void;
  /** Where the provider gives deletions. */
  removeListing?(server: S, reference: string): Promise<void> | void;
  /** Where the server keeps people apart from enquiries. */
  person?(server: S, reference: string): string | null;
  /** Ends the wait of writes for lookups. */
  settle?(server: S): Promise<void> | void;
  /** Of a record that it does not take, with these words. */
  refusal(words: string): { status: number; body: object };
  lostAnswer(request: ProxiedRequest): { status: number; body: object };
  /** Takes searches by POST out. Default: all but GET. */
  isWrite?(request: ProxiedRequest): boolean;
  /** Requests of a lead, from 0, without whose answer nobody knows. Default: the only one. */
  decisive?: readonly number[];
  /** Requests of a lead, from 0, whose refusal refuses the lead. Default: all. */
  refusing?: readonly number[];
}
