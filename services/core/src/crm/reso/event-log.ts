/** A lower number may come after a higher: each pull looks between the newest remembered. */
import { z } from 'zod';

/** What comes later is the comparison's. */
export const overlapEvents = 1_000;

export interface LoggedEvent {
  sequence: number;
  record: string;
}

export interface EventLog {
  newest: number;
  /** Of the newest event; null when none was read, or by an older version. */
  record: string | null;
  /** Everything after it is in `seen` or was not there yet. */
  from: number;
  seen: number[];
}

/** @param events the log's end, in any order */
export function logAsItIs(events: readonly LoggedEvent[]): EventLog {
  const oldest = Math.min(...events.map(({ sequence }) => sequence));
  const from = events.length === 0 ? 0 : Math.max(0, oldest - 1);
  return withRead({ newest: 0, record: null, from, seen: [] }, events);
}

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
/** Steps stay short: kept with every pull. */
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

/** Null: not ours. Older versions kept a number alone. */
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
