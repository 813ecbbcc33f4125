import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { type Task, tasksQuery } from './api/tasks.ts';
import { type Viewing, viewingsQuery } from './api/viewings.ts';
import { QuickAdd } from './quick-add.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskLine } from './task-line.tsx';
import { ViewingForm } from './viewing-form.tsx';
import { ViewingLine } from './viewing-line.tsx';

/** What is planned with one lead: added, ticked and moved in place. */
export function LeadAgenda({ lead: { id } }: { lead: { id: number } }) {
  const { t } = useTranslation('adminCalendar');
  const tasks = useQuery(tasksQuery({ lead: id, state: 'open', limit: 100 }));
  const viewings = useQuery(viewingsQuery({ lead: id }));
  const [task, setTask] = useState<Task | 'new' | null>(null);
  const [viewing, setViewing] = useState<Viewing | 'new' | null>(null);
  return (
    <section aria-labelledby="agenda-title" className="rounded-xl border border-sand-200 bg-white">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5">
        <h2 id="agenda-title" className="text-lg">
          {t('lead.title')}
        </h2>
        <Permitted needs="leads.write">
          <Button size="sm" variant="secondary" onClick={() => setViewing('new')}>
            <CalendarPlus aria-hidden className="size-4" />
            {t('viewing.plan')}
          </Button>
        </Permitted>
      </div>
      <div className="px-4 py-4 sm:px-5">
        <QuickAdd leadId={id} onDetails={() => setTask('new')} />
      </div>
      <Loaded result={tasks} skeleton="h-16">
        {({ tasks: open }) => (
          <Part title={t('lead.tasks')} none={t('lead.noTasks')}>
            {open.map((one) => (
              <TaskLine key={one.id} task={one} withLead={false} withPerson onEdit={setTask} />
            ))}
          </Part>
        )}
      </Loaded>
      <Loaded result={viewings} skeleton="h-16">
        {(all) => (
          <Part title={t('lead.viewings')} none={t('lead.noViewings')}>
            {all.map((one) => (
              <ViewingLine key={one.id} viewing={one} withLead={false} onEdit={setViewing} />
            ))}
          </Part>
        )}
      </Loaded>
      {task !== null && <TaskForm task={task === 'new' ? null : task} leadId={id} onClose={() => setTask(null)} />}
      {viewing !== null && (
        <ViewingForm viewing={viewing === 'new' ? null : viewing} leadId={id} onClose={() => setViewing(null)} />
      )}
    </section>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <div className="border-t border-sand-200">
      <h3 className="px-4 pt-3 text-xs font-semibold tracking-wide text-stone-500 uppercase sm:px-5">{title}</h3>
      {children.length === 0 ? (
        <p className="px-4 py-3 text-sm text-stone-600 sm:px-5">{none}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-sand-100 sm:px-1">
          {children}
        </ul>
      )}
    </div>
  );
}
