import type { NewTask, Task } from './api/tasks.ts';
import { fieldOf, nextHour, timeOf } from './doha-time.ts';

/** As typed. */
export interface TaskValues {
  title: string;
  at: string;
  note: string;
  /** The id of an account; `lead`: of whoever has the lead; empty: oneself. */
  person: string;
  /** Minutes; empty: none. */
  remind: string;
  repeat: '' | 'daily' | 'weekly' | 'monthly';
  days: string[];
}

export const startValues = (task: Task | null): TaskValues => ({
  title: task?.title ?? '',
  at: task === null ? nextHour(Date.now()) : fieldOf(task.dueAt),
  note: task?.note ?? '',
  person: task === null ? '' : task.followsLead ? 'lead' : String(task.assigneeId ?? ''),
  remind: String(task?.remindMinutes ?? ''),
  repeat: task?.repeat?.every ?? '',
  days: (task?.repeat?.days ?? []).map(String),
});

/** A next step without words keeps none where nobody wrote any. */
export function toBody({
  title,
  at,
  note,
  person,
  remind,
  repeat,
  days,
}: TaskValues): Omit<NewTask, 'title'> & { title?: string } {
  return {
    ...(title.trim() !== '' && { title: title.trim() }),
    dueAt: timeOf(at) ?? '',
    note: note.trim() || null,
    ...(person !== '' && { assigneeId: person === 'lead' ? null : Number(person) }),
    remindMinutes: remind === '' ? null : Number(remind),
    repeat: repeat === '' ? null : { every: repeat, ...(repeat === 'weekly' && { days: days.map(Number) }) },
  };
}
