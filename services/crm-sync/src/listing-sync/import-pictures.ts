/** Brings the pictures of new and changed listings into the media store. One that fails is left out and tried next time. */
import { CrmUnavailableError } from '@manzil/core/domain/crm';
import { PictureError } from '@manzil/core/platform/media-store';
import type { HeldRun, ListingSyncDeps } from './deps.ts';

const step = 200;
const mostRetried = 200;
/** Beyond it the CRM's pictures as a whole are the problem, and every reason is the same. */
const mostReasons = 10_000;
/** So many failures in a row without a success: the rest waits for the next pull. */
const giveUpAfter = 20;

/**
 * Gives why a picture of a new or changed listing could not be had, by its address.
 * @throws SyncRunLostError, or the signal's reason
 */
export async function importPictures(
  deps: ListingSyncDeps,
  held: HeldRun,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const { store, settings } = deps;
  const failed = new Map<string, string>();
  let failures = 0;

  async function importAll(urls: string[], onFailure: (url: string, reason: string) => Promise<void>): Promise<void> {
    for (let i = 0; i < urls.length && failures < giveUpAfter; i += settings.pictureConcurrency) {
      signal.throwIfAborted();
      const some = urls.slice(i, i + settings.pictureConcurrency);
      const reasons = await Promise.all(some.map((url) => importPicture(deps, url, signal)));
      failures = reasons.includes(null) ? 0 : failures + some.length;
      for (const [place, reason] of reasons.entries()) if (reason !== null) await onFailure(some[place]!, reason);
      held.run = await store.keep(held.run, settings.leaseMs);
    }
  }

  let after = '';
  while (failures < giveUpAfter) {
    const urls = await store.wantedPictures(held.run.batch, after, step);
    await importAll(urls, async (url, reason) => {
      if (failed.size < mostReasons) failed.set(url, reason);
    });
    if (urls.length < step) break;
    after = urls.at(-1)!;
  }
  const missing = (await store.missingPictures(mostRetried)).filter((url) => !failed.has(url));
  await importAll(missing, store.noteMissingPicture);
  return failed;
}

/** Null when the picture is stored now, else why not. */
async function importPicture(deps: ListingSyncDeps, url: string, signal: AbortSignal): Promise<string | null> {
  const { provider, media, store, settings, log } = deps;
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(settings.pictureTimeoutMs)]);
    const { hash } = await media.put(await provider.fetchPicture(url, settings.pictureBytes, limit));
    await store.rememberPicture(url, hash);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof CrmUnavailableError) && !(error instanceof PictureError)) throw error;
    log.warn({ reason: error.message }, 'picture left out');
    return error.message;
  }
}
