import type { Task } from './api/tasks.ts';
import type { Viewing } from './api/viewings.ts';
import { dayAt, minutesInto } from './doha-time.ts';

/** A task is a moment; this much is drawn of it. */
const taskMinutes = 30;
/** So much at least is drawn, to be read and pressed. */
const leastMinutes = 30;
const dayMinutes = 1_440;

export type CalendarItem =
  | { kind: 'viewing'; key: string; record: Viewing; startsAt: string; minutes: number }
  | { kind: 'task'; key: string; record: Task; startsAt: string; minutes: number };

/** In the order of the day. */
export function itemsOf(viewings: readonly Viewing[], tasks: readonly Task[]): CalendarItem[] {
  const shown: CalendarItem[] = [
    ...viewings.map((record) => ({
      kind: 'viewing' as const,
      key: `viewing-${String(record.id)}`,
      record,
      startsAt: record.startsAt,
      minutes: (Date.parse(record.endsAt) - Date.parse(record.startsAt)) / 60_000,
    })),
    ...tasks.map((record) => ({
      kind: 'task' as const,
      key: `task-${String(record.id)}`,
      record,
      startsAt: record.dueAt,
      minutes: taskMinutes,
    })),
  ];
  return shown.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Those that begin on a day of Doha. */
export const onDay = (items: readonly CalendarItem[], day: string): CalendarItem[] =>
  items.filter(({ startsAt }) => dayAt(Date.parse(startsAt)) === day);

export interface Placed {
  item: CalendarItem;
  /** Minutes since midnight; what passes midnight is cut there. */
  from: number;
  to: number;
  /** Beside how many others, and which of them it is. */
  lane: number;
  lanes: number;
}

/** Of one day: what overlaps stands side by side. */
export function placedOf(items: readonly CalendarItem[]): Placed[] {
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let groupEnds = 0;
  const close = (): void => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const one of group) one.lanes = lanes;
    placed.push(...group);
    group = [];
  };
  for (const item of items) {
    const from = minutesInto(item.startsAt);
    const to = Math.min(dayMinutes, from + Math.max(leastMinutes, item.minutes));
    if (from >= groupEnds) close();
    const taken = new Set(group.filter((one) => one.to > from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ item, from, to, lane, lanes: 1 });
    groupEnds = Math.max(to, group.length === 1 ? 0 : groupEnds);
  }
  close();
  return placed;
}

export interface Hours {
  first: number;
  /** Not itself. */
  last: number;
}

/** From seven to nine in the evening, and as much more as something needs. */
export function hoursOf(days: readonly (readonly Placed[])[]): Hours {
  const all = days.flat();
  return {
    first: Math.min(7, ...all.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(21, ...all.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** Where a thing is put down: quarters of an hour, within the day. */
export const snapped = (minutes: number): number =>
  Math.min(dayMinutes - 15, Math.max(0, Math.round(minutes / 15) * 15));
