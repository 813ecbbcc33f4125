/** Collected: a view costs no statement of its own. */
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import type { Logger } from '@manzil/core/platform/logger';

type Shown = Pick<PropertyRow, 'id' | 'images' | 'source'>;

export interface PictureWishes {
  /** Without a picture they miss their cover. Gives the list back. */
  listed<T extends Shown>(listings: readonly T[]): readonly T[];
  /** Any picture may be missing. */
  opened(listing: Shown): void;
}

export interface PictureWishOptions {
  wish: (covers: readonly number[], whole: readonly number[]) => Promise<unknown>;
  log: Pick<Logger, 'warn'>;
  everyMs?: number;
  /** Of each kind; the rest comes with the next view. */
  most?: number;
}

/** At most one statement in that time, none while nothing is missed. */
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

  async function flush(): Promise<void> {
    const collected = [[...covers], [...whole]] as const;
    [covers, whole, timer, asking] = [new Set(), new Set(), null, true];
    try {
      await wish(...collected);
    } catch (error) {
      // comes again with the next view
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
