/** RFC 5545, in UTC: Doha's time is UTC+3 all year, and a moment needs no table of zones. */
import type { TaskRow } from '@manzil/core/tasks/store/task-reader';
import type { ViewingRow } from '@manzil/core/viewings/store/viewing-reader';
import type { Language } from '@manzil/core/platform/language';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

const words = {
  en: { viewing: 'Viewing', task: 'To do', nextStep: 'Next step' },
  ar: { viewing: 'معاينة', task: 'مهمة', nextStep: 'الخطوة التالية' },
} as const;

/** A task is a moment; programs draw this much of it. */
const taskMinutes = 15;

interface CalendarContent {
  viewings: readonly ViewingRow[];
  tasks: readonly TaskRow[];
  language: Language;
  agency: string;
  /** Without a slash at its end. */
  siteUrl: string;
}

/** Names of people and listings, no phone number and no e-mail: rows do not hold them. */
export function writeCalendar({ viewings, tasks, language, agency, siteUrl }: CalendarContent): string {
  const host = new URL(siteUrl).hostname;
  const calendar = ical({
    name: plain(agency),
    prodId: { company: 'Manzil', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  const named = { language, host, siteUrl };
  for (const viewing of viewings) calendar.createEvent(viewingEvent(viewing, named));
  for (const task of tasks) calendar.createEvent(taskEvent(task, named));
  return calendar.toString();
}

interface Named {
  language: Language;
  host: string;
  siteUrl: string;
}

function viewingEvent(viewing: ViewingRow, { language, host, siteUrl }: Named) {
  const { id, lead, property, startsAt, endsAt, status, placeNote, version, updatedAt } = viewing;
  const summary = [words[language].viewing, titleOf(property, language), lead?.name ?? ''].filter(
    (part) => part !== '',
  );
  return {
    id: `viewing-${String(id)}@${host}`,
    sequence: version - 1,
    stamp: new Date(updatedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: plain(summary.join(' · ')),
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(placeNote !== null && { location: plain(placeNote) }),
    ...(lead !== null && { url: `${siteUrl}/admin/leads/${String(lead.id)}` }),
  };
}

function taskEvent(task: TaskRow, { language, host, siteUrl }: Named) {
  const { id, lead, title, note, dueAt, version, updatedAt, remindMinutes } = task;
  const { task: word, nextStep } = words[language];
  const summary = [word, title ?? nextStep, lead?.name ?? ''].filter((part) => part !== '');
  const start = new Date(dueAt);
  return {
    id: `task-${String(id)}@${host}`,
    sequence: version - 1,
    stamp: new Date(updatedAt),
    start,
    end: new Date(start.getTime() + taskMinutes * 60_000),
    summary: plain(summary.join(' · ')),
    url: lead === null ? `${siteUrl}/admin/tasks` : `${siteUrl}/admin/leads/${String(lead.id)}`,
    ...(note !== null && { description: plain(note) }),
    ...(remindMinutes !== null && { alarms: [{ type: ICalAlarmType.display, triggerBefore: remindMinutes * 60 }] }),
  };
}

function titleOf(property: ViewingRow['property'], language: Language): string {
  if (property === null) return '';
  return (language === 'ar' ? property.titleAr : null) ?? property.title;
}

/** RFC 5545 has no signs of control but the tab; line breaks are the writer's to escape. */
const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ' '));
