import { useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { TabList } from '#staff-ui/tab-list.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { type Task, tasksQuery } from './api/tasks.ts';
import { PersonChoice } from './person-choice.tsx';
import { QuickAdd } from './quick-add.tsx';
import { TaskForm } from './task-form.tsx';
import { TaskLine } from './task-line.tsx';
import { useAsked } from './use-asked.ts';

const states = ['overdue', 'today', 'coming', 'done'] as const;
type State = (typeof states)[number];
const isState = (text: string | null): text is State => states.some((state) => state === text);

/** Overdue, today, coming and done; which of them stands in the address. */
export function TaskManager() {
  const { t } = useTranslation('adminCalendar');
  const { inText } = useFormats();
  const { direction } = useLanguage();
  const { params, set, person, personQuery } = useAsked();
  const [edited, setEdited] = useState<Task | 'new' | null>(null);
  const asked = params.get('state');
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  // what is late comes first; without any, today
  const { data: first } = useQuery(tasksQuery({ ...personQuery, state: 'overdue' }));
  const state: State = isState(asked) ? asked : first !== undefined && first.counts.overdue === 0 ? 'today' : 'overdue';
  const result = useQuery(tasksQuery({ ...personQuery, state, ...(page > 1 && { page }) }));
  const nameOf = (one: State): string => {
    const name = t(`tasks.state.${one}`);
    const counts = result.data?.counts;
    return one === 'done' || counts === undefined
      ? name
      : t('tasks.withCount', { name, formatted: inText(counts[one]) });
  };
  const hrefOf = (to: number): string => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(to) })}`;
  return (
    <div className="space-y-6">
      <ScreenHeader title={t('tasks.title')} text={t('tasks.text')}>
        <PersonChoice value={person} onChange={(value) => set({ person: value === 'me' ? null : value, page: null })} />
      </ScreenHeader>
      <div className="rounded-xl border border-sand-200 bg-white p-4 sm:p-5">
        <QuickAdd onDetails={() => setEdited('new')} />
      </div>
      <Tabs.Root value={state} dir={direction} onValueChange={(value) => set({ state: value, page: null })}>
        <TabList label={t('tasks.states')} tabs={states.map((id) => ({ id, name: nameOf(id) }))} />
        <Tabs.Content value={state} className="pt-4">
          <Loaded result={result} skeleton="h-64">
            {({ tasks, pagination }) =>
              tasks.length === 0 ? (
                <EmptyState
                  icon={<ListTodo className="size-6" />}
                  title={t(`tasks.empty.${state}.title`)}
                  text={t(`tasks.empty.${state}.text`)}
                />
              ) : (
                <div className="space-y-4">
                  <ul className="divide-y divide-sand-200 rounded-xl border border-sand-200 bg-white">
                    {tasks.map((task) => (
                      <TaskLine key={task.id} task={task} withPerson={person !== 'me'} onEdit={setEdited} />
                    ))}
                  </ul>
                  <Pagination page={pagination.page} totalPages={pagination.totalPages} hrefOf={hrefOf} />
                </div>
              )
            }
          </Loaded>
        </Tabs.Content>
      </Tabs.Root>
      {edited !== null && <TaskForm task={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  );
}
