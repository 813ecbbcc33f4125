import { breakerOpen } from '../../deliveries/breaker/breaker.ts';
import { CrmUnavailableError, type CrmProvider } from '../../crm/crm.ts';
import type { ClaimedPicture, PictureQueueStore } from '../store/picture-queue-store.ts';
import { PictureError, type MediaStore } from '../../platform/media/media-store.ts';
import type { PictureSettings } from './settings.ts';
import { limited } from '../../platform/async/time.ts';

export interface PictureDeps {
  provider: Pick<CrmProvider, 'fetchPicture'>;
  store: PictureQueueStore;
  media: MediaStore;
  /** Ids, codes and counts only. */
  log: { warn(fields: object, message: string): void };
  settings: PictureSettings;
  /** Waits for one of `renderAtOnce`. */
  inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** What listings share is fetched once. */
  underWay: Map<string, Promise<string>>;
}

/** `ok`: the CRM gave it. */
export interface FetchResult {
  ok: boolean;
  retryAfterMs: number | null;
}

/** @throws what the database throws; the signal's reason after giving the picture back */
export async function fetchPicture(
  deps: PictureDeps,
  claimed: ClaimedPicture,
  signal: AbortSignal,
): Promise<FetchResult> {
  const { store, settings, log, underWay } = deps;
  const { url } = claimed;
  const shared = underWay.get(url);
  try {
    const hash = shared ?? hashOf(deps, url, signal);
    underWay.set(url, hash);
    await store.fetched(claimed, await hash);
    return { ok: true, retryAfterMs: null };
  } catch (error) {
    if (signal.aborted) {
      await store.release(claimed).catch(() => undefined);
      throw error;
    }
    if (!(error instanceof CrmUnavailableError) && !(error instanceof PictureError)) throw error;
    if (error.code === breakerOpen) {
      // nothing was asked
      await store.release(claimed);
      return { ok: false, retryAfterMs: settings.restMs };
    }
    const { mostTries, retryMs, longestRetryMs } = settings;
    const failure = { reason: error.message, mostTries, waitMs: retryMs, longestWaitMs: longestRetryMs };
    await store.failed(claimed, failure);
    log.warn({ reason: error.message, tries: claimed.tries }, 'picture could not be had');
    // what is no picture was given all the same
    if (error instanceof PictureError) return { ok: true, retryAfterMs: null };
    return { ok: false, retryAfterMs: error.retryAfterMs };
  } finally {
    if (shared === undefined) underWay.delete(url);
  }
}

/** Asked here, not with the claim: whoever had it then may have ended since. */
async function hashOf(
  { provider, store, media, settings, inTurn }: PictureDeps,
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const known = await store.hashOf(url);
  if (known !== null) return known;
  const limit = limited(signal, settings.timeoutMs);
  const original = await provider.fetchPicture(url, settings.bytes, limit);
  const { hash } = await inTurn(() => media.put(original));
  return hash;
}
