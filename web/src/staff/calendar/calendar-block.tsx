import { ownValue } from '@manzil/core/platform/own-value';
import { CheckCheck, ListTodo, MapPin } from 'lucide-react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { CalendarItem } from './calendar-items.ts';
import { useClock } from './use-clock.ts';

export const dragType = 'application/x-calendar-item';

const looks: Record<string, string> = {
  planned: 'border-sky-700/30 bg-sky-50 text-sky-700',
  done: 'border-palm-700/30 bg-palm-50 text-palm-700',
  no_show: 'border-amber-700/30 bg-amber-50 text-amber-700',
  cancelled: 'border-sand-300 bg-sand-100 text-stone-600 line-through',
  task: 'border-maroon-200 bg-maroon-50 text-maroon-800',
};

/** What it is about: the person and the listing, or what is to be done. */
export function useItemTitle() {
  const { t } = useTranslation('adminCalendar');
  const { titleOf } = useFormats();
  return (item: CalendarItem): string => {
    if (item.kind === 'task') return item.record.title ?? t('tasks.nextStep');
    const { lead, property } = item.record;
    const listing = property === null ? t('viewing.noListing') : titleOf(property);
    return lead === null || lead.name === '' ? listing : `${lead.name}, ${listing}`;
  };
}

/** Whether it can still be moved to another time. */
export const isMovable = (item: CalendarItem): boolean =>
  item.kind === 'task' ? item.record.doneAt === null : item.record.status === 'planned';

interface CalendarBlockProps {
  item: CalendarItem;
  draggable: boolean;
  onOpen: () => void;
}

/** Opened by a press or Enter; dragged by a mouse. */
export function CalendarBlock({ item, draggable, onOpen }: CalendarBlockProps) {
  const { t } = useTranslation('adminCalendar');
  const { time } = useClock();
  const titleOf = useItemTitle();
  const title = titleOf(item);
  const look = item.kind === 'task' ? 'task' : item.record.status;
  const Icon = item.kind === 'task' ? ListTodo : look === 'done' ? CheckCheck : MapPin;
  const label = t(item.kind === 'task' ? 'calendar.taskAt' : 'calendar.viewingAt', {
    time: time(item.startsAt),
    title,
  });
  // time and words on one line
  const isShort = item.minutes < 40;
  const begin = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    const within = event.clientY - event.currentTarget.getBoundingClientRect().top;
    event.dataTransfer.setData(dragType, JSON.stringify({ key: item.key, within }));
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      draggable={draggable}
      onDragStart={begin}
      onClick={onOpen}
      className={`flex size-full items-start gap-1 overflow-hidden rounded-md border px-1.5 py-1 text-start text-xs leading-tight ${ownValue(looks, look) ?? ''} ${draggable ? 'cursor-grab' : ''} hover:brightness-97`}
    >
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className={`min-w-0 ${isShort ? 'flex grow gap-1' : 'grow'}`}>
        <span className="shrink-0 font-semibold">{time(item.startsAt)}</span>{' '}
        <span dir="auto" className={item.minutes < 60 ? 'block min-w-0 truncate' : 'line-clamp-3 pb-0.5'}>
          {title}
        </span>
      </span>
    </button>
  );
}
