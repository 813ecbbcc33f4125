import type { CrmProvider, ListingPage, ListingPageQuery } from '@manzil/core/crm/crm';
import type { CrmCredentials } from '@manzil/core/crm/crm-credentials';
import type { ListingRecord } from '@manzil/core/listings/record';
import { createResoProvider } from '@manzil/core/crm/reso/provider';
import type { ResoServer } from '../server.ts';

export function providerOf(server: ResoServer, credentials: Partial<CrmCredentials> = {}): CrmProvider {
  return createResoProvider({
    CRM_PROVIDER: 'reso',
    CRM_BASE_URL: server.url,
    ...(credentials.clientId == null ? {} : { CRM_TOKEN_URL: server.tokenUrl }),
    HUBSPOT_OBJECT: 'deals',
    SANDBOX_IDEMPOTENT: false,
    DELIVERY_REQUEST_TIMEOUT_MS: 15_000,
    credentials: async () => ({ apiKey: 'reso-token', clientId: null, clientSecret: null, ...credentials }),
  });
}

export interface Pulled {
  pages: ListingPage[];
  records: Map<string, ListingRecord>;
  deleted: string[];
  problems: string[];
  checkpoint: string | null;
}

interface PullOptions {
  modifiedSince?: string | null;
  checkpoint?: string | null;
  limit?: number;
  listingsOf?: ListingPageQuery['listingsOf'];
}

const mostPages = 200;

/** Throws where there is no end. */
export async function pullAll(provider: CrmProvider, options: PullOptions = {}): Promise<Pulled> {
  const { modifiedSince = null, checkpoint = null, limit = 10, listingsOf } = options;
  const pulled: Pulled = { pages: [], records: new Map(), deleted: [], problems: [], checkpoint };
  let cursor: string | null = null;
  do {
    const page = await provider.pullListings({
      modifiedSince,
      checkpoint,
      cursor,
      limit,
      ...(listingsOf === undefined ? {} : { listingsOf }),
      signal: AbortSignal.timeout(20_000),
    });
    pulled.pages.push(page);
    for (const item of page.items) {
      if (item.ok) pulled.records.set(item.record.reference, item.record);
      else pulled.problems.push(item.problem);
    }
    pulled.deleted.push(...page.deleted.map(({ reference }) => reference));
    pulled.checkpoint = page.checkpoint ?? pulled.checkpoint;
    cursor = page.nextCursor;
    if (pulled.pages.length > mostPages) throw new Error('The pull does not end');
  } while (cursor !== null);
  return pulled;
}
