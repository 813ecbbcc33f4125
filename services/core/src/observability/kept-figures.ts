import { within } from '../platform/async/within.ts';

export interface KeepOptions {
  /** They are not read again within this. */
  keepMs?: number;
  /** The reading may go on behind it. */
  limitMs?: number;
  /** Of a steady clock. */
  now?: () => number;
}

/** One reading at a time. Null: not had in time: old ones would pass for good ones. */
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
