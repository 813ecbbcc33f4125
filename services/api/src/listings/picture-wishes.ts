/** Collects what visitors look at while its pictures wait, so that no view costs a statement of its own. */
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import type { Logger } from '@manzil/core/platform/logger';

type Shown = Pick<PropertyRow, 'id' | 'images' | 'source'>;

export interface PictureWishes {
  /** Listings of a list: those without a picture miss their cover. Gives the list back. */
  listed<T extends Shown>(listings: readonly T[]): readonly T[];
  /** A listing whose page was opened: any of its pictures may be missing. */
  opened(listing: Shown): void;
}

export interface PictureWishOptions {
  /** Writes down what was collected: ids of listings without a cover, and of those whose page was opened. */
  wish: (covers: readonly number[], whole: readonly number[]) => Promise<unknown>;
  log: Pick<Logger, 'warn'>;
  /** How long it collects. */
  everyMs?: number;
  /** Ids of each kind at most; what is more is asked for with the next view. */
  most?: number;
}

/** One statement at most in that time, and none while nobody looks at anything that may miss a picture. */
export function createPictureWishes({ wish, log, everyMs = 2_000, most = 200 }: PictureWishOptions): PictureWishes {
  let covers = new Set<number>();
  let whole = new Set<number>();
  let timer: NodeJS.Timeout | null = null;
  let asking = false;

  function note(into: Set<number>, { id, source }: Shown): void {
    if (source !== 'crm' || into.size >= most) return;
    into.add(id);
    if (!asking) timer ??= setTimeout(() => void flush(), everyMs).unref();
  }

  /** One at a time: a database that is slow must not be given more and more of them. */
  async function flush(): Promise<void> {
    const collected = [[...covers], [...whole]] as const;
    [covers, whole, timer, asking] = [new Set(), new Set(), null, true];
    try {
      await wish(...collected);
    } catch (error) {
      // a wish that is lost comes again with the next view
      log.warn({ err: error }, 'pictures could not be asked for');
    }
    asking = false;
    if (covers.size + whole.size > 0) timer = setTimeout(() => void flush(), everyMs).unref();
  }

  return {
    listed(listings) {
      for (const listing of listings) if (listing.images.length === 0) note(covers, listing);
      return listings;
    },
    opened(listing) {
      note(whole, listing);
    },
  };
}
