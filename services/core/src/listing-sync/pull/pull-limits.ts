import { brokenOff, cursorRepeats, nothingNew, tooManyListings } from '../listing-sync.ts';
import { CursorRepeatsError } from '../store/staging.ts';
import type { SyncRun } from '../store/runs.ts';
import type { ListingSyncSettings } from './settings.ts';

/** Asking again now would not make it better. */
export class PullEndedError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.name = 'PullEndedError';
    this.code = code;
  }
}

/** @throws PullEndedError instead of CursorRepeatsError */
export async function endedByCircles<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CursorRepeatsError)) throw error;
    throw new PullEndedError(cursorRepeats, `${error.message}. Nothing was changed`);
  }
}

/** Lists overlap, and grow while they are read. */
const marginOfTotal = 1_000;

/** @throws PullEndedError */
export function checkEnd(run: SyncRun, settings: ListingSyncSettings): void {
  checkIdle(run.idlePages, settings);
  const { pages, pulled, staged, firstTotal } = run;
  const announced = firstTotal === null ? settings.mostListings : 2 * firstTotal + marginOfTotal;
  if (pulled <= announced && staged <= settings.mostListings && pages <= settings.mostPages) return;
  const said = firstTotal === null ? 'than any agency has' : `than it announced (${String(firstTotal)})`;
  throw new PullEndedError(tooManyListings, `The CRM gave more listings ${said}. Nothing was changed`);
}

/** @param pages in a row without anything new @throws PullEndedError */
export function checkIdle(pages: number, { mostIdlePages }: ListingSyncSettings): void {
  if (pages < mostIdlePages) return;
  const text = `The CRM gave ${String(pages)} pages in a row without anything new. Nothing was changed`;
  throw new PullEndedError(nothingNew, text);
}

/** @throws PullEndedError */
export function checkTakeovers(run: SyncRun, { mostTakeovers }: ListingSyncSettings): void {
  if (run.takeovers > mostTakeovers)
    throw new PullEndedError(brokenOff, 'The pull broke off at the same place again and again. Nothing was changed');
}
