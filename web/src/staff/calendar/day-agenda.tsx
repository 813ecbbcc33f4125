import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useWholeOffice } from '#lib/office.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CalendarItem } from './calendar-items.ts';
import { onDay } from './calendar-items.ts';
import { officeDayOf } from './office-day.ts';
import { TaskLine } from './task-line.tsx';
import { ViewingLine } from './viewing-line.tsx';

interface DayAgendaProps {
  day: string;
  items: readonly CalendarItem[];
  withPerson: boolean;
  onOpen: (item: CalendarItem) => void;
}

/** A day on a phone: one line after another. */
export function DayAgenda({ day, items, withPerson, onOpen }: DayAgendaProps) {
  const { t } = useTranslation('adminCalendar');
  const { language } = useLanguage();
  const { hours } = useWholeOffice();
  const { open, holiday } = officeDayOf(hours, day, language);
  const shown = onDay(items, day);
  return (
    <div className="space-y-3">
      {open.length === 0 && (
        <p className="rounded-md bg-amber-50 px-4 py-2 text-sm text-amber-700">
          {holiday === null ? t('calendar.closed') : t('calendar.holiday', { name: holiday })}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<CalendarX className="size-6" />} title={t('calendar.empty')} />
      ) : (
        <ul className="divide-y divide-sand-200 rounded-xl border border-sand-200 bg-white">
          {shown.map((item) =>
            item.kind === 'task' ? (
              <TaskLine key={item.key} task={item.record} withPerson={withPerson} onEdit={() => onOpen(item)} />
            ) : (
              <ViewingLine
                key={item.key}
                viewing={item.record}
                withDay={false}
                withPerson={withPerson}
                onEdit={() => onOpen(item)}
              />
            ),
          )}
        </ul>
      )}
    </div>
  );
}
