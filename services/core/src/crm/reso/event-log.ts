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

/**
 * @param sequences of the end of the log. What is older is not looked for: a server may give fewer than it was asked for, and
 * a log has millions
 */
export function logAsItIs(sequences: readonly number[]): EventLog {
  const oldest = sequences.length === 0 ? 0 : Math.min(...sequences);
  return withRead({ newest: 0, from: Math.max(0, oldest - 1), seen: [] }, sequences);
}

/** What was read since then is added; only the newest are remembered. */
export function withRead(log: EventLog, sequences: readonly number[]): EventLog {
  const all = [...new Set([...log.seen, ...sequences])].toSorted((a, b) => a - b);
  const seen = all.slice(-overlapEvents);
  const from = all.length > seen.length ? Math.max(log.from, (seen[0] ?? 0) - 1) : log.from;
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
