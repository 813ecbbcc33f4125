import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TableToolbar } from '#staff-ui/table/table-toolbar.tsx';
import { TableView } from '#staff-ui/table/table-view.tsx';
import { type TableControls, useTable } from '#staff-ui/table/use-table.ts';
import { usersQuery } from './api/users.ts';
import { nameOf } from './name-of.ts';
import { userColumns } from './user-columns.tsx';
import { UserDialog, type UserTask } from './user-dialogs.tsx';
import { pageSize, toUserQuery, userRoles, userSorts, userStates, userTable } from './user-table-spec.ts';

/** The accounts of staff: who may come in, and as what. */
export function UserManager({ ownId }: { ownId: number }) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const { language } = useLanguage();
  const table = useTable('users', userTable);
  const [task, setTask] = useState<UserTask | null>(null);
  const { data } = useQuery(usersQuery(toUserQuery(table.query)));
  const found =
    data === undefined
      ? ''
      : t('found', { count: data.pagination.total, formatted: formatNumber(data.pagination.total, language) });
  return (
    <div className="space-y-5">
      <title>{t('title')}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p aria-live="polite" className="text-sm text-stone-600">
            {found}
          </p>
        </div>
        <Button
          onClick={() => {
            setTask({ kind: 'invite' });
          }}
        >
          <UserPlus aria-hidden className="size-4" />
          {t('tasks.invite.open')}
        </Button>
      </header>
      <TableToolbar
        table={table}
        label={t('filters.label')}
        searchLabel={t('filters.search')}
        searchHint={t('filters.placeholder')}
        filters={[
          {
            name: 'role',
            label: t('filters.role'),
            options: userRoles.map((value) => ({ value, label: t(`admin:role.${value}`) })),
          },
          {
            name: 'state',
            label: t('filters.state'),
            options: userStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        sorts={userSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        narrowedText={found}
      />
      <UserList table={table} ownId={ownId} onTask={setTask} />
      {task !== null && (
        <UserDialog
          task={task}
          onClose={() => {
            setTask(null);
          }}
        />
      )}
    </div>
  );
}

interface UserListProps {
  table: TableControls;
  ownId: number;
  onTask: (task: UserTask) => void;
}

function UserList({ table, ownId, onTask }: UserListProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const { language } = useLanguage();
  const result = useQuery(usersQuery(toUserQuery(table.query)));
  return (
    <TableView
      table={table}
      caption={t('title')}
      columns={userColumns({ t, language, ownId, onTask })}
      result={result}
      rows={result.data?.users}
      total={result.data?.pagination.total}
      limit={pageSize}
      idOf={({ id }) => id}
      nameOf={nameOf}
      empty={<EmptyState icon={<Users className="size-6" />} title={t('empty.title')} text={t('empty.filtered')} />}
      onOpen={(user) => {
        if (user.id !== ownId) onTask({ kind: 'edit', user });
      }}
    />
  );
}
