import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { AgendaCard, type AgendaCardOf } from './agenda-card.tsx';
import { type Task, tasksQuery } from './api/tasks.ts';
import { addDays, midnightOf } from './doha-time.ts';
import { useToday } from './use-today.ts';
import { TaskForm } from './task-form.tsx';
import { TaskLine } from './task-line.tsx';

const most = 10;

/** A card: open tasks that are overdue or due today. */
export function TasksDue({ ofOthers }: AgendaCardOf) {
  const { t } = useTranslation('adminCalendar');
  const [edited, setEdited] = useState<Task | null>(null);
  const tomorrow = new Date(midnightOf(addDays(useToday(), 1))).toISOString();
  const result = useQuery(
    tasksQuery({ ...(ofOthers ? {} : { person: 'me' }), state: 'open', to: tomorrow, limit: most }),
  );
  return (
    <AgendaCard title={t('cards.tasks')} to="/admin/tasks" all={t('cards.allTasks')}>
      <Loaded result={result} skeleton="h-24">
        {({ tasks }) =>
          tasks.length === 0 ? (
            <p className="px-4 pb-4 text-sm text-stone-600">{t('cards.tasksNone')}</p>
          ) : (
            <ul className="divide-y divide-sand-200">
              {tasks.map((task) => (
                <TaskLine key={task.id} task={task} withPerson={ofOthers} onEdit={setEdited} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited !== null && <TaskForm task={edited} onClose={() => setEdited(null)} />}
    </AgendaCard>
  );
}
