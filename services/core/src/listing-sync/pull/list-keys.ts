import { CrmUnavailableError, type ListingComparison, type ListingKeyPage } from '../../crm/crm.ts';
import { tooManyListings } from '../listing-sync.ts';
import type { ClaimedRun, ListingSyncDeps } from './deps.ts';
import { checkIdle, endedByCircles, PullEndedError } from './pull-limits.ts';
import { tryPage } from './pull-pages.ts';
import { toStagedPage } from './stage-page.ts';
import { isStorableMoment, isStorableReference } from './storable.ts';

type ListPage = ListingComparison['keys'];

/** @throws CrmUnavailableError, PullEndedError, SyncRunLostError, or the signal's reason */
export async function listKeys(
  deps: ListingSyncDeps,
  claimed: ClaimedRun,
  list: ListPage,
  signal: AbortSignal,
): Promise<void> {
  const { store, settings } = deps;
  let idle = 0;
  for (let listed = 0; claimed.run.comparison !== 'listed';) {
    signal.throwIfAborted();
    const { keysCursor: cursor } = claimed.run;
    const page = await tryPage(deps, claimed.run, signal, (limit) =>
      list({ cursor, limit: settings.keysPageSize, signal: limit }),
    );
    const keys = page.keys.filter(isStorable);
    const staging = store.comparison.stageKeys(claimed.run, { keys, cursor: page.nextCursor }, settings.leaseMs);
    const staged = await endedByCircles(staging);
    claimed.run = staged.run;
    idle = staged.news ? 0 : idle + 1;
    checkIdle(idle, settings);
    listed += keys.length;
    if (listed > settings.mostListings)
      throw new PullEndedError(tooManyListings, 'The CRM gave more keys than any agency has. Nothing was changed');
  }
}

/** Others are held back by the pull. */
function isStorable({ reference, modifiedAt }: ListingKeyPage['keys'][number]): boolean {
  return isStorableReference(reference) && isStorableMoment(modifiedAt);
}

/**
 * For a CRM without keys. A listing without a reference may be any: nothing can be said of what is lacking.
 * @throws CrmUnavailableError
 */
export function keysOfEverything({ provider, settings }: ListingSyncDeps): ListPage {
  return async ({ cursor, signal }) => {
    const limit = settings.pageSize;
    const page = await provider.pullListings({ modifiedSince: null, cursor, checkpoint: null, limit, signal });
    const keys = toStagedPage(page).rows.map((row) => {
      const reference = row.kind === 'listing' ? row.record.reference : row.reference;
      if (reference === null) throw new CrmUnavailableError('The CRM gave a listing without a reference');
      return { reference, modifiedAt: row.kind === 'listing' ? row.record.modifiedAt : new Date(0).toISOString() };
    });
    return { keys, nextCursor: page.nextCursor };
  };
}
