import fc from 'fast-check';
import { sync } from 'node-ical';
import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

type Content = Parameters<typeof writeCalendar>[0];
type Viewing = Content['viewings'][number];
type Task = Content['tasks'][number];

const viewing = (changes: Partial<Viewing> = {}): Viewing => ({
  id: 5,
  lead: { id: 4, reference: 'MZL-1', name: 'نورة الكواري' },
  property: { id: 9, referenceId: 'LUS-12', title: 'Sea view apartment', titleAr: 'شقة بإطلالة بحرية' },
  hostId: 3,
  hostName: 'Noor',
  startsAt: '2026-11-22T21:30:00.000Z',
  endsAt: '2026-11-22T22:15:00.000Z',
  status: 'planned',
  placeNote: null,
  version: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const task = (changes: Partial<Task> = {}): Task => ({
  id: 7,
  title: 'Call back',
  note: null,
  dueAt: '2026-11-22T09:00:00.000Z',
  assigneeId: 3,
  assigneeName: 'Noor',
  followsLead: false,
  lead: null,
  remindMinutes: 30,
  repeats: null,
  repeatDays: null,
  doneAt: null,
  doneByName: null,
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

const write = (content: Partial<Content>): string =>
  writeCalendar({
    viewings: [],
    tasks: [],
    language: 'en',
    agency: 'Manzil',
    siteUrl: 'https://manzil.example',
    ...content,
  });

/** By a parser that is not the writer's. */
function eventsOf(text: string) {
  return Object.values(sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
}

/** As RFC 5545 reads a text, in one pass: node-ical (0.27.2) takes a written backslash before an n for a line break. */
function summariesOf(text: string): string[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const values = lines.flatMap((line) => (line.startsWith('SUMMARY:') ? [line.slice('SUMMARY:'.length)] : []));
  return values.map((value) =>
    value.replaceAll(/\\([\\;,nN])/g, (_mark, sign: string) => (/n/i.test(sign) ? '\n' : sign)),
  );
}

function demandRfc5545(text: string): void {
  expect(text.endsWith('END:VCALENDAR') || text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // a sign that was cut in two would be this one
    expect(line).not.toContain('\uFFFD');
  }
  // a line of content, or one that goes on
  for (const line of text.split('\r\n').filter(Boolean)) expect(line).toMatch(/^(?: |[A-Z][A-Z0-9-]*[:;])/);
}

it('writes viewings and tasks with times in UTC, one id for ever and a number that rises [M-1187]', () => {
  const text = write({ viewings: [viewing()], tasks: [task()] });
  demandRfc5545(text);
  for (const line of [
    'VERSION:2.0',
    'UID:viewing-5@manzil.example',
    'SEQUENCE:2',
    'DTSTART:20261122T213000Z',
    'DTSTAMP:20261120T100000Z',
  ])
    expect(text).toContain(`${line}\r\n`);
  const [shown, due] = eventsOf(text);
  expect(shown).toMatchObject({ uid: 'viewing-5@manzil.example', status: 'CONFIRMED' });
  expect(shown?.summary).toBe('Viewing · Sea view apartment · نورة الكواري');
  expect(shown?.start.toISOString()).toBe('2026-11-22T21:30:00.000Z');
  expect(due?.summary).toBe('To do · Call back');
  expect(text).toContain('TRIGGER:-PT30M');
});

it('says that a viewing is cancelled, and speaks its reader’s language [M-1187]', () => {
  const text = write({ viewings: [viewing({ status: 'cancelled' })], tasks: [task({ title: null })], language: 'ar' });
  demandRfc5545(text);
  const [shown, due] = eventsOf(text);
  expect(shown).toMatchObject({ status: 'CANCELLED', summary: 'معاينة · شقة بإطلالة بحرية · نورة الكواري' });
  expect(due?.summary).toBe('مهمة · الخطوة التالية');
});

it('shows of a lead that its reader may not see nothing [M-1187]', () => {
  const text = write({ viewings: [viewing({ lead: null })] });
  expect(eventsOf(text)[0]?.summary).toBe('Viewing · Sea view apartment');
  expect(text).not.toContain('/admin/leads/');
});

it.each([
  ['a line that begins another event', 'Call\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:planted'],
  ['signs that separate', String.raw`Villa; sea, "view" \n back\\slash: 50%`],
  ['signs of control', 'Call\u0000 the\u0008 bank\u001B[31m'],
  ['long Arabic', 'إرسال مخطط الطابق إلى العميلة قبل موعد المعاينة في برج المارينا '.repeat(6)],
  ['signs outside the first plane', '🏠'.repeat(90)],
])('holds %s as a text and nothing else [M-1187]', (_name, title) => {
  const text = write({ tasks: [task({ title, note: title })], viewings: [viewing({ placeNote: title })] });
  demandRfc5545(text);
  const events = eventsOf(text);
  expect(events).toHaveLength(2);
  const clean = title.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  expect(summariesOf(text)).toContain(`To do · ${clean}`);
});

it('stays a calendar whatever somebody typed [M-1187]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (typed) => {
      fc.pre(typed.isWellFormed());
      const text = write({ tasks: [task({ title: typed, note: typed })] });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(eventsOf(text)).toHaveLength(1);
    }),
    { numRuns: 30 },
  );
});
