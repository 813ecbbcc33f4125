/** No IO. */
import type { TimelineEntry } from '../api/timeline.ts';

export type Mark = 'form' | 'queue' | 'mail' | 'good' | 'bad' | 'unsure' | 'running' | 'staff';

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

/** The kind, and whether it went well. */
export function markOf(entry: TimelineEntry): Mark {
  switch (entry.kind) {
    case 'received':
      return 'form';
    case 'owed':
      return entry.consumer === 'mail' ? 'mail' : 'queue';
    case 'staff':
      return 'staff';
    case 'missing':
      return entry.sentAgain ? 'unsure' : 'bad';
    case 'attempt':
      return markOfOutcome(entry.outcome);
    case 'settled':
      return markOfEnd(entry.state);
  }
}

function markOfOutcome(outcome: Of<'attempt'>['outcome']): Mark {
  if (outcome === null) return 'running';
  if (outcome === 'delivered' || outcome === 'found' || outcome === 'superseded') return 'good';
  return outcome === 'unknown' || outcome === 'absent' || outcome === 'found_older' ? 'unsure' : 'bad';
}

function markOfEnd(state: Of<'settled'>['state']): Mark {
  if (state === 'delivered') return 'good';
  return state === 'rejected' || state === 'parked' ? 'bad' : 'queue';
}
