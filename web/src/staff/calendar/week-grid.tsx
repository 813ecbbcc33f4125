import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useWholeOffice } from '#lib/office.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { CalendarBlock, dragType, isMovable } from './calendar-block.tsx';
import { type CalendarItem, type Hours, hoursOf, onDay, type Placed, placedOf, snapped } from './calendar-items.ts';
import { midnightOf, minutesInto } from './doha-time.ts';
import { type OfficeDay, officeDayOf } from './office-day.ts';
import { useToday } from './use-today.ts';
import { useClock } from './use-clock.ts';

/** Of one hour. */
const hourPx = 64;

interface WeekGridProps {
  /** One or seven, in their order; the page's direction says from which side. */
  days: readonly string[];
  items: readonly CalendarItem[];
  onOpen: (item: CalendarItem) => void;
  /** @param startsAt ISO 8601 */
  onMove: (item: CalendarItem, startsAt: string) => void;
}

/** Hours from above, days side by side. */
export function WeekGrid({ days, items, onOpen, onMove }: WeekGridProps) {
  const { t } = useTranslation('adminCalendar');
  const { language } = useLanguage();
  const { hours: officeHours } = useWholeOffice();
  const clock = useClock();
  const placed = days.map((day) => placedOf(onDay(items, day)));
  const hours = hoursOf(placed);
  const columns = { gridTemplateColumns: `4rem repeat(${String(days.length)}, minmax(0, 1fr))` };
  const rows = Array.from({ length: hours.last - hours.first }, (_, row) => hours.first + row);
  const today = useToday();
  return (
    <div
      role="group"
      aria-label={t('calendar.grid')}
      className="overflow-hidden rounded-xl border border-sand-200 bg-white"
    >
      <div className="grid border-b border-sand-200" style={columns}>
        <span />
        {days.map((day) => (
          <DayHead key={day} day={day} isToday={day === today} office={officeDayOf(officeHours, day, language)} />
        ))}
      </div>
      <div className="grid" style={columns}>
        <div aria-hidden className="relative">
          {rows.map((hour) => (
            <span key={hour} className="block pe-2 text-end text-xs text-stone-500" style={{ blockSize: hourPx }}>
              {clock.hour(midnightOf(today) + hour * 3_600_000)}
            </span>
          ))}
        </div>
        {days.map((day, place) => (
          <DayColumn
            key={day}
            day={day}
            placed={placed[place] ?? []}
            hours={hours}
            office={officeDayOf(officeHours, day, language)}
            isToday={day === today}
            onOpen={onOpen}
            onPut={(key, startsAt) => {
              const item = items.find((one) => one.key === key);
              if (item !== undefined && item.startsAt !== startsAt) onMove(item, startsAt);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function DayHead({ day, isToday, office: { holiday } }: { day: string; isToday: boolean; office: OfficeDay }) {
  const { t } = useTranslation('adminCalendar');
  const clock = useClock();
  return (
    <h2
      aria-current={isToday ? 'date' : undefined}
      className="min-w-0 border-s border-sand-200 px-1 py-2 text-center font-sans text-xs font-semibold text-stone-600"
    >
      <span className="sr-only">{clock.longDay(day)}</span>
      <span aria-hidden className="block">
        {clock.weekday(day)}
      </span>
      <span
        aria-hidden
        className={`mx-auto mt-0.5 flex size-8 items-center justify-center rounded-full text-base ${isToday ? 'bg-maroon-700 text-white' : 'text-ink'}`}
      >
        {clock.dayNumber(day)}
      </span>
      {holiday !== null && (
        <span className="mt-0.5 block truncate text-amber-700" title={t('calendar.holiday', { name: holiday })}>
          {holiday}
        </span>
      )}
    </h2>
  );
}

interface DayColumnProps {
  day: string;
  placed: readonly Placed[];
  hours: Hours;
  office: OfficeDay;
  isToday: boolean;
  onOpen: (item: CalendarItem) => void;
  onPut: (key: string, startsAt: string) => void;
}

function DayColumn({ day, placed, hours, office, isToday, onOpen, onPut }: DayColumnProps) {
  const mayMove = useMay('leads.write');
  const [isOver, setIsOver] = useState(false);
  const accepts = (event: DragEvent): boolean => mayMove && event.dataTransfer.types.includes(dragType);
  const put = (event: DragEvent): void => {
    setIsOver(false);
    if (!accepts(event)) return;
    event.preventDefault();
    const { key, within } = JSON.parse(event.dataTransfer.getData(dragType)) as { key: string; within: number };
    const top = event.clientY - event.currentTarget.getBoundingClientRect().top - within;
    const minutes = snapped(hours.first * 60 + (top / hourPx) * 60);
    onPut(key, new Date(midnightOf(day) + minutes * 60_000).toISOString());
  };
  const top = (minutes: number): number => ((minutes - hours.first * 60) / 60) * hourPx;
  return (
    <div
      data-day={day}
      onDragOver={(event) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={put}
      className={`relative border-s border-sand-200 bg-sand-100 ${isOver ? 'outline-2 -outline-offset-2 outline-maroon-700' : ''}`}
      style={{ blockSize: (hours.last - hours.first) * hourPx }}
    >
      {office.open.map(({ from, to }) => (
        <div
          key={from}
          aria-hidden
          data-open
          className="absolute inset-x-0 bg-white"
          style={{ insetBlockStart: top(from), blockSize: top(to) - top(from) }}
        />
      ))}
      <HourLines hours={hours} />
      {isToday && <NowLine top={top} />}
      {placed.map(({ item, from, to, lane, lanes }) => (
        <div
          key={item.key}
          className="absolute p-px"
          style={{
            insetBlockStart: top(from),
            blockSize: top(to) - top(from),
            insetInlineStart: `${String((100 * lane) / lanes)}%`,
            inlineSize: `${String(100 / lanes)}%`,
          }}
        >
          <CalendarBlock item={item} draggable={mayMove && isMovable(item)} onOpen={() => onOpen(item)} />
        </div>
      ))}
    </div>
  );
}

function HourLines({ hours: { first, last } }: { hours: Hours }) {
  return Array.from({ length: last - first - 1 }, (_, row) => (
    <div
      key={row}
      aria-hidden
      className="absolute inset-x-0 border-t border-sand-200"
      style={{ insetBlockStart: (row + 1) * hourPx }}
    />
  ));
}

function NowLine({ top }: { top: (minutes: number) => number }) {
  const [now] = useState(() => minutesInto(new Date().toISOString()));
  const place = top(now);
  if (place < 0) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 border-t-2 border-maroon-700" style={{ insetBlockStart: place }} />
  );
}
