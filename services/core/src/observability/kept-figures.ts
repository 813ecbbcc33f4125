/** Figures that are read when somebody asks for metrics: seldom enough to cost nothing, and never so slowly that the answer waits. */
import { within } from '../platform/async/within.ts';

export interface KeepOptions {
  /** Asked again within this, they are not read again, in ms. */
  keepMs?: number;
  /** Whoever asks waits no longer than this, in ms; the reading may go on behind it. */
  limitMs?: number;
  /** Milliseconds of any steady clock. */
  now?: () => number;
}

/**
 * One reading at a time, whoever asks and however often. What it gives is null where the figures could not be had in time:
 * figures that are not there show as such, old ones would show as good ones.
 */
export function keepFigures<T>(read: () => Promise<T>, options: KeepOptions = {}): () => Promise<T | null> {
  const { keepMs = 5_000, limitMs = 3_000, now = () => performance.now() } = options;
  let kept: { at: number; figures: T } | null = null;
  let reading: Promise<T | null> | null = null;

  async function readOnce(): Promise<T | null> {
    try {
      const figures = await read();
      kept = { at: now(), figures };
      return figures;
    } catch {
      kept = null;
      return null;
    } finally {
      reading = null;
    }
  }

  return () => {
    if (kept !== null && now() - kept.at < keepMs) return Promise.resolve(kept.figures);
    reading ??= readOnce();
    return within(limitMs, reading, () => null);
  };
}
