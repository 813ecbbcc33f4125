/**
 * How far the log of events was read. Its sequence grows, but a transaction that took a lower number may end after one that
 * took a higher: so the newest numbers that were read are remembered, and those between them are looked for once more.
 */
import { z } from 'zod';

/** So many numbers are remembered. What ends later than so many events after it is left to the comparison of keys. */
export const overlapEvents = 200;

const sequence = z.number().int().nonnegative();
export const eventLog = z.object({
  newest: sequence,
  /** Everything after it is either in `seen` or was not there yet. */
  from: sequence,
  /** Ascending. */
  seen: z.array(sequence).max(overlapEvents),
});
export type EventLog = z.infer<typeof eventLog>;

/** @param newestFirst the end of the log, as many as are remembered, or all of a shorter one */
export function logAsItIs(newestFirst: readonly number[]): EventLog {
  const [newest = 0] = newestFirst;
  return withRead({ newest, from: 0, seen: [] }, newestFirst, newestFirst.length >= overlapEvents);
}

/** @param isCut numbers before the given ones were not read, and are not looked for */
export function withRead(log: EventLog, sequences: readonly number[], isCut = false): EventLog {
  const all = [...new Set([...log.seen, ...sequences])].toSorted((a, b) => a - b);
  const seen = all.slice(-overlapEvents);
  const [oldest = 0] = seen;
  const from = isCut || all.length > seen.length ? Math.max(log.from, oldest - 1) : log.from;
  return { newest: Math.max(log.newest, seen.at(-1) ?? 0), from, seen };
}

export const writeLog = (log: EventLog): string => JSON.stringify(log);

/** Null where the text is none of ours. A number alone was kept before there was an overlap. */
export function readLog(text: string | null): EventLog | null {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  const newest = sequence.safeParse(json);
  if (newest.success) return { newest: newest.data, from: newest.data, seen: [] };
  const read = eventLog.safeParse(json);
  return read.success ? read.data : null;
}
