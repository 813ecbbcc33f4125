import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { addDays, dayAt, weekOf } from './doha-time.ts';
import { useClock } from './use-clock.ts';

type View = 'day' | 'week';

interface CalendarBarProps {
  day: string;
  view: View;
  /** A phone has days alone. */
  canChoose: boolean;
  onDay: (day: string) => void;
  onView: (view: View) => void;
}

/** The former and the next day or week, and today. */
export function CalendarBar({ day, view, canChoose, onDay, onView }: CalendarBarProps) {
  const { t } = useTranslation('adminCalendar');
  const clock = useClock();
  const step = view === 'day' ? 1 : 7;
  const [sunday = day, saturday = day] = [weekOf(day)[0], weekOf(day)[6]];
  const months = [...new Set([clock.month(sunday), clock.month(saturday)])].join(' – ');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-1.5">
        <Button
          variant="secondary"
          size="sm"
          className="size-10 px-0!"
          aria-label={t(`calendar.previous.${view}`)}
          onClick={() => onDay(addDays(day, -step))}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
        </Button>
        <Button variant="secondary" size="sm" className="h-10" onClick={() => onDay(dayAt(Date.now()))}>
          {t('calendar.today')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="size-10 px-0!"
          aria-label={t(`calendar.next.${view}`)}
          onClick={() => onDay(addDays(day, step))}
        >
          <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
        </Button>
      </div>
      <p aria-live="polite" className="text-lg font-semibold">
        {view === 'day' ? clock.longDay(day) : months}
      </p>
      {canChoose && (
        <div role="group" aria-label={t('calendar.view')} className="flex gap-1 rounded-full bg-sand-100 p-1">
          {(['day', 'week'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => onView(one)}
              className="min-h-8 rounded-full px-4 text-sm font-semibold text-stone-600 aria-pressed:bg-white aria-pressed:text-maroon-700 aria-pressed:shadow-card"
            >
              {t(`calendar.${one}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
