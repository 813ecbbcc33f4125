import { expect, it } from 'vitest';
import type { TimelineEntry } from '../api/timeline.ts';
import { markOf } from './entry-look.ts';

it.each([
  [{ kind: 'received' }, 'form'],
  [{ kind: 'owed', consumer: 'crm' }, 'queue'],
  [{ kind: 'owed', consumer: 'mail' }, 'mail'],
  [{ kind: 'staff' }, 'staff'],
  [{ kind: 'attempt', outcome: null }, 'running'],
  [{ kind: 'attempt', outcome: 'delivered' }, 'good'],
  [{ kind: 'attempt', outcome: 'found' }, 'good'],
  [{ kind: 'attempt', outcome: 'unknown' }, 'unsure'],
  [{ kind: 'attempt', outcome: 'absent' }, 'unsure'],
  [{ kind: 'attempt', outcome: 'retry' }, 'bad'],
  [{ kind: 'attempt', outcome: 'rejected' }, 'bad'],
  [{ kind: 'attempt', outcome: 'failed' }, 'bad'],
  [{ kind: 'missing', sentAgain: true }, 'unsure'],
  [{ kind: 'missing', sentAgain: false }, 'bad'],
  [{ kind: 'settled', state: 'delivered' }, 'good'],
  [{ kind: 'settled', state: 'parked' }, 'bad'],
  [{ kind: 'settled', state: 'cancelled' }, 'queue'],
] as const)('%j has the mark %s', (entry, mark) => {
  expect(markOf(entry as unknown as TimelineEntry)).toBe(mark);
});
