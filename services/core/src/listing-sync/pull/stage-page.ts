import type { ListingPage, PulledListing } from '../../crm/crm.ts';
import { listingHash } from '../../crm/listing-hash.ts';
import type { ListingRecord } from '../../listings/record.ts';
import { frameOfMedia } from '../../platform/media-hosts.ts';
import type { StagedPage, StagedRow } from '../store/staging.ts';
import { isStorableMoment, isStorableReference, problemOfRaw, problemOfRecord } from './storable.ts';

/** What no row can hold is held back with its reason. */
export function toStagedPage(page: ListingPage): StagedPage {
  const rows = [...page.items.flatMap(toRows), ...page.deleted.map(toDeletion)];
  return {
    rows,
    cursor: page.nextCursor,
    pulled: page.items.length,
    total: page.total,
    withheld: page.withheld,
    newest: newest(rows),
    checkpoint: page.checkpoint ?? null,
    compare: page.compare ?? false,
    serverTime: page.serverTime != null && isStorableMoment(page.serverTime) ? page.serverTime : null,
  };
}

function toRows(item: PulledListing): StagedRow[] {
  const rawProblem = problemOfRaw(item.raw);
  const raw = rawProblem === null ? item.raw : null;
  if (!item.ok) return [heldBack(item.reference, item.problem, raw)];
  const problem = rawProblem ?? problemOfRecord(item.record);
  const { reference, modifiedAt } = item.record;
  const record = withKnownHosts(item.record);
  if (problem === null) return [{ kind: 'listing', record, hash: listingHash(record), raw }];
  const held = heldBack(reference, problem, raw);
  // else it would go on being shown, perhaps not in riyals
  const gone: StagedRow = { kind: 'deletion', reference, deletedAt: modifiedAt, raw: { reference } };
  return problem.startsWith('currency:') ? [gone, held] : [held];
}

/** Videos and tours of other hosts are dropped: no page could show them. */
function withKnownHosts(record: ListingRecord): ListingRecord {
  const known = (address: string | null) => (frameOfMedia(address) === null ? null : address);
  return { ...record, videoUrl: known(record.videoUrl), tourUrl: known(record.tourUrl) };
}

function toDeletion({ reference, deletedAt }: ListingPage['deleted'][number]): StagedRow {
  const raw = { reference, deletedAt };
  if (!isStorableReference(reference)) return heldBack(null, 'deletion: reference missing or too long', null);
  if (deletedAt !== null && !isStorableMoment(deletedAt))
    return heldBack(reference, 'deletion: no date that can be kept', raw);
  return { kind: 'deletion', reference, deletedAt, raw };
}

function heldBack(reference: string | null, problem: string, raw: unknown): StagedRow {
  const told = reference !== null && isStorableReference(reference) ? reference : null;
  return { kind: 'problem', reference: told, problem, raw };
}

/** ISO 8601 in UTC with milliseconds compares as text. */
function newest(rows: readonly StagedRow[]): string | null {
  const moments = rows.flatMap((row) => {
    if (row.kind === 'listing') return [row.record.modifiedAt];
    return row.kind === 'deletion' && row.deletedAt !== null ? [row.deletedAt] : [];
  });
  return moments.reduce<string | null>((latest, at) => (latest === null || at > latest ? at : latest), null);
}
