/** What people wrote and what happened by itself, in one line. No IO. */
import type { LeadAnswer } from '../api/answers.ts';
import type { LeadEntry } from '../api/entries.ts';
import type { LeadMessage } from '../api/messages.ts';
import type { TimelineEntry } from '../api/timeline.ts';

type Act = Extract<TimelineEntry, { kind: 'staff' }>;
type Received = Extract<TimelineEntry, { kind: 'received' }>;

export type StoryLine =
  | { kind: 'entry'; at: string; entry: LeadEntry }
  | { kind: 'message'; at: string; message: LeadMessage }
  | { kind: 'answer'; at: string; answer: LeadAnswer }
  | { kind: 'act'; at: string; act: Act }
  | { kind: 'received'; at: string; received: Received };

export interface StoryDay {
  /** Of the office, as 2026-11-22. */
  day: string;
  lines: StoryLine[];
}

/** Written down as entries or messages already. */
const ofEntries: ReadonlySet<string> = new Set([
  'lead.entry_added',
  'lead.entry_changed',
  'lead.mail_written',
  'lead.whatsapp_opened',
  'lead.file_added',
]);

/** Where the notes alone changed, their entry says it. */
const saysMore = ({ action, before, after }: Act): boolean =>
  action !== 'lead.updated' || Object.keys({ ...before, ...after }).some((name) => name !== 'notes');

/**
 * The newest first, by days of Qatar. @param entries newest first @param isWhole whether older entries wait to be asked for: what is
 * older than the last of them waits too
 */
export function storyOf(
  entries: readonly LeadEntry[],
  messages: readonly LeadMessage[],
  answers: readonly LeadAnswer[],
  system: readonly TimelineEntry[],
  isWhole: boolean,
): StoryDay[] {
  const written: StoryLine[] = entries.map((entry) => ({ kind: 'entry', at: entry.at, entry }));
  const sent: StoryLine[] = messages.map((message) => ({ kind: 'message', at: message.at, message }));
  const came: StoryLine[] = answers.map((answer) => ({ kind: 'answer', at: answer.at, answer }));
  const happened = system.flatMap((line): StoryLine[] => {
    if (line.kind === 'received') return [{ kind: 'received', at: line.at, received: line }];
    if (line.kind !== 'staff' || ofEntries.has(line.action) || !saysMore(line)) return [];
    return [{ kind: 'act', at: line.at, act: line }];
  });
  const oldest = isWhole ? '' : (entries.at(-1)?.at ?? '');
  const lines = [...written, ...[...sent, ...came, ...happened].filter(({ at }) => at >= oldest)].toSorted((a, b) =>
    a.at < b.at ? 1 : -1,
  );
  return [...Map.groupBy(lines, ({ at }) => dayIn(at))].map(([day, ofDay]) => ({ day, lines: ofDay }));
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' });
const dayIn = (time: string): string => days.format(new Date(time));
