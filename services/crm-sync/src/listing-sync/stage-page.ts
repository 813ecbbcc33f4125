import type { ListingPage } from '@manzil/core/domain/crm';
import { listingHash } from '@manzil/core/crm/listing-hash';
import type { StagedPage, StagedRow } from '@manzil/core/persistence/listing-sync-store-staging';

/** A page of the CRM as rows of the staging table. */
export function toStagedPage(page: ListingPage): StagedPage {
  const rows = page.items.map((item): StagedRow => {
    if (!item.ok) return { kind: 'problem', reference: item.reference, problem: item.problem, raw: item.raw };
    return { kind: 'listing', record: item.record, hash: listingHash(item.record), raw: item.raw };
  });
  const deletions = page.deleted.map(({ reference, deletedAt }): StagedRow => {
    return { kind: 'deletion', reference, deletedAt, raw: { reference, deletedAt } };
  });
  return {
    rows: [...rows, ...deletions],
    cursor: page.nextCursor,
    pulled: page.items.length,
    total: page.total,
    withheld: page.withheld,
    newest: newest(page),
    checkpoint: page.checkpoint ?? null,
    compare: page.compare ?? false,
  };
}

/** All are ISO 8601 in UTC with milliseconds, so that they compare as text. */
function newest({ items, deleted }: ListingPage): string | null {
  const moments = [
    ...items.flatMap((item) => (item.ok ? [item.record.modifiedAt] : [])),
    ...deleted.flatMap(({ deletedAt }) => (deletedAt === null ? [] : [deletedAt])),
  ];
  return moments.reduce<string | null>((latest, at) => (latest === null || at > latest ? at : latest), null);
}
