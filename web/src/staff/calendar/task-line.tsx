import { Bell, Pencil, Repeat } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { type Task, useChangeTask } from './api/tasks.ts';

interface TaskLineProps {
  task: Task;
  onEdit: (task: Task) => void;
  /** On the page of the lead itself it says nothing new. */
  withLead?: boolean;
  withPerson?: boolean;
}

/** Ticked in place; a tick can be taken back. */
export function TaskLine({ task, onEdit, withLead = true, withPerson = false }: TaskLineProps) {
  const { t } = useTranslation('adminCalendar');
  const tell = useTell();
  const change = useChangeTask();
  const mayChange = useMay('leads.write');
  const { title, note, lead, assigneeName, repeat, remindMinutes, doneAt, id, version } = task;
  const words = title ?? t('tasks.nextStep');
  const isDone = doneAt !== null;
  const tick = (): void => {
    const done = isDone ? t('tasks.unticked') : t(repeat === null ? 'tasks.ticked' : 'tasks.tickedRepeats');
    void tell(change.mutateAsync({ id, version, done: !isDone }), { done });
  };
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <label className="-m-2 inline-flex cursor-pointer p-2">
        <input
          type="checkbox"
          aria-label={t('tasks.tick', { title: words })}
          checked={isDone}
          disabled={!mayChange || change.isPending}
          onChange={tick}
          className="mt-0.5 size-5 shrink-0 accent-maroon-700"
        />
      </label>
      <div className="min-w-0 grow text-sm">
        <p className={`font-semibold wrap-anywhere ${isDone ? 'text-stone-500 line-through' : 'text-ink'}`}>
          <bdi>{words}</bdi>
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-stone-600">
          <DueTime task={task} />
          {repeat !== null && (
            <span className="inline-flex items-center gap-1">
              <Repeat aria-hidden className="size-3.5" />
              {t(`tasks.repeats.${repeat.every}`)}
            </span>
          )}
          {remindMinutes !== null && !isDone && <Bell aria-label={t('tasks.reminds')} className="size-3.5" />}
          {withPerson && assigneeName !== null && <bdi>{assigneeName}</bdi>}
          {withLead && lead !== null && (
            <Link to={`/admin/leads/${String(lead.id)}`} className="font-semibold text-maroon-700 hover:underline">
              <bdi>{lead.name === '' ? lead.reference : lead.name}</bdi>
            </Link>
          )}
        </div>
        {note !== null && <p className="mt-1 whitespace-pre-line text-stone-700 wrap-anywhere">{note}</p>}
      </div>
      {mayChange && !isDone && (
        <button
          type="button"
          aria-label={t('tasks.edit', { title: words })}
          onClick={() => onEdit(task)}
          className="-m-1 inline-flex size-9 shrink-0 items-center justify-center rounded-full text-stone-600 hover:bg-sand-100 hover:text-ink"
        >
          <Pencil aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
}

function DueTime({ task: { dueAt, doneAt, doneByName } }: { task: Task }) {
  const { t } = useTranslation('adminCalendar');
  const { dateTime } = useFormats();
  const [openedAt] = useState(Date.now);
  if (doneAt !== null) {
    const time = dateTime(doneAt);
    return (
      <span>{doneByName === null ? t('tasks.doneAt', { time }) : t('tasks.doneBy', { time, name: doneByName })}</span>
    );
  }
  const isOverdue = Date.parse(dueAt) < openedAt;
  const words = t(isOverdue ? 'tasks.overdue' : 'tasks.due', { time: dateTime(dueAt) });
  return isOverdue ? <span className="font-semibold text-danger-700">{words}</span> : <span>{words}</span>;
}
