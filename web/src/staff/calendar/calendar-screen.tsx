import { useQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '#staff-lib/calendar-day.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { Button } from '#ui/button.tsx';
import { tasksQuery } from './api/tasks.ts';
import { viewingsQuery } from './api/viewings.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarItem, itemsOf } from './calendar-items.ts';
import { DayAgenda } from './day-agenda.tsx';
import { addDays, midnightOf, weekOf } from './doha-time.ts';
import { FeedWindow } from './feed-window.tsx';
import { PersonChoice } from './person-choice.tsx';
import { TaskForm } from './task-form.tsx';
import { useAsked } from './use-asked.ts';
import { useMoveItem } from './use-move-item.ts';
import { useToday } from './use-today.ts';
import { usePhone } from './use-phone.ts';
import { ViewingForm } from './viewing-form.tsx';
import { WeekGrid } from './week-grid.tsx';

/** The api's bound of one answer. */
const most = 500;

/** Viewings and tasks by day and week; on a phone by day. Day, view and person stand in the address. */
export function CalendarScreen() {
  const { t } = useTranslation('adminCalendar');
  const { params, set, person, personQuery } = useAsked();
  const isPhone = usePhone();
  const [opened, setOpened] = useState<CalendarItem | null>(null);
  const [showsFeed, setShowsFeed] = useState(false);
  const move = useMoveItem();
  const today = useToday();
  const day = dayOf(params.get('day')) ?? today;
  const view = isPhone || params.get('view') === 'day' ? 'day' : 'week';
  const days = view === 'day' ? [day] : weekOf(day);
  const from = new Date(midnightOf(days[0] ?? day)).toISOString();
  const to = new Date(midnightOf(addDays(days.at(-1) ?? day, 1))).toISOString();
  const viewings = useQuery(viewingsQuery({ from, to, ...personQuery }));
  const tasks = useQuery(tasksQuery({ from, to, ...personQuery, limit: most }));
  const result = {
    data:
      viewings.data === undefined || tasks.data === undefined ? undefined : itemsOf(viewings.data, tasks.data.tasks),
    error: viewings.error ?? tasks.error,
    refetch: () => Promise.all([viewings.refetch(), tasks.refetch()]),
  };
  const isFull = viewings.data?.length === most || (tasks.data?.pagination.total ?? 0) > most;
  return (
    <div className="space-y-5">
      <ScreenHeader title={t('calendar.title')} text={isPhone ? t('tasks.text') : t('calendar.hint')}>
        <PersonChoice value={person} onChange={(value) => set({ person: value === 'me' ? null : value })} />
        <Button variant="secondary" size="sm" className="h-10" onClick={() => setShowsFeed(true)}>
          <CalendarSync aria-hidden className="size-4" />
          {t('feed.open')}
        </Button>
      </ScreenHeader>
      <CalendarBar
        day={day}
        view={view}
        canChoose={!isPhone}
        onDay={(next) => set({ day: next === today ? null : next })}
        onView={(next) => set({ view: next === 'week' ? null : next })}
      />
      {isFull && <p className="rounded-md bg-amber-50 px-4 py-2 text-sm text-amber-700">{t('calendar.full')}</p>}
      <Loaded result={result} skeleton="h-96">
        {(items) =>
          isPhone ? (
            <DayAgenda day={day} items={items} withPerson={person !== 'me'} onOpen={setOpened} />
          ) : (
            <WeekGrid days={days} items={items} onOpen={setOpened} onMove={(item, at) => void move(item, at)} />
          )
        }
      </Loaded>
      {opened?.kind === 'viewing' && <ViewingForm viewing={opened.record} onClose={() => setOpened(null)} />}
      {opened?.kind === 'task' && <TaskForm task={opened.record} onClose={() => setOpened(null)} />}
      {showsFeed && <FeedWindow onClose={() => setShowsFeed(false)} />}
    </div>
  );
}
