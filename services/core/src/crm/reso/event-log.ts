/**
 * How far the log of events was read. Its sequence grows, but a transaction that took a lower number may end after one that
 * took a higher: so the newest numbers that were read are remembered, and those between them are looked for with each pull.
 */
import { z } from 'zod';

/** So many numbers are remembered. What ends later than so many events after it is left to the comparison of keys. */
export const overlapEvents = 1_000;

export interface LoggedEvent {
  sequence: number;
  /** Resource and key, told apart from those of other events. */
  record: string;
}

export interface EventLog {
  newest: number;
  /** What the newest event speaks of; null where nothing was read, or by an older version. */
  record: string | null;
  /** Everything after it is either in `seen` or was not there yet. */
  from: number;
  /** Ascending, at most `overlapEvents`. */
  seen: number[];
}

/**
 * @param events of the end of the log, in any order. What is older is not looked for: a server may give fewer than it was asked
 * for, and a log has millions
 */
export function logAsItIs(events: readonly LoggedEvent[]): EventLog {
  const oldest = Math.min(...events.map(({ sequence }) => sequence));
  const from = events.length === 0 ? 0 : Math.max(0, oldest - 1);
  return withRead({ newest: 0, record: null, from, seen: [] }, events);
}

/** Moves on with what was read, and never back; only the newest are remembered. */
export function withRead(log: EventLog, events: readonly LoggedEvent[]): EventLog {
  const all = [...new Set([...log.seen, ...events.map(({ sequence }) => sequence)])].toSorted((a, b) => a - b);
  const seen = all.slice(-overlapEvents);
  const from = all.length > seen.length ? Math.max(log.from, (seen[0] ?? 0) - 1) : log.from;
  const head = events.reduce<Pick<EventLog, 'newest' | 'record'>>(
    (newest, { sequence, record }) => (sequence > newest.newest ? { newest: sequence, record } : newest),
    log,
  );
  return { newest: head.newest, record: head.record, from, seen };
}

const sequence = z.number().int().nonnegative();
/** The numbers as the first one and the steps between them: a few digits each. It is kept with every pull. */
const written = z.object({
  newest: sequence,
  record: z.string().nullable(),
  from: sequence,
  steps: z.array(sequence).max(overlapEvents),
});

export function writeLog({ newest, record, from, seen }: EventLog): string {
  const steps = seen.map((one, i) => one - (seen[i - 1] ?? 0));
  return JSON.stringify({ newest, record, from, steps } satisfies z.infer<typeof written>);
}

/** Null where the text is none of ours. A number alone was kept before there was an overlap. */
export function readLog(text: string | null): EventLog | null {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  const alone = sequence.safeParse(json);
  if (alone.success) return { newest: alone.data, record: null, from: alone.data, seen: [] };
  const read = written.safeParse(json);
  if (!read.success) return null;
  const { steps, ...log } = read.data;
  let at = 0;
  return { ...log, seen: steps.map((step) => (at += step)) };
}
