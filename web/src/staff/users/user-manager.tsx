import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Role, rolesQuery } from '#staff-lib/auth/roles.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { ExportLink } from '#staff-ui/list/screen-header.tsx';
import { useShownColumns } from '#staff-ui/list/shown-columns.ts';
import { useList } from '#staff-ui/list/use-list.ts';
import { useWindowAddress } from '#staff-ui/use-form-address.ts';
import { Button } from '#ui/button.tsx';
import { exportAddress, type User, usersQuery } from './api/users.ts';
import { FactorRules } from './factor-rules.tsx';
import { nameOf } from './name-of.ts';
import { useUserColumns } from './user-columns.tsx';
import { UserDialog, type UserTask } from './user-dialogs.tsx';
import { userSorts, userStates, userTable } from './user-table-spec.ts';

const noRoles: { roles: Role[] } = { roles: [] };

export function UserManager({ ownId }: { ownId: number }) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const { counted } = useFormats();
  const [rules, setRules] = useState(false);
  const dialog = useWindowAddress();
  const [ofUser, setTask] = useState<UserTask | null>(null);
  const inviting = dialog.value === 'invite';
  const task: UserTask | null = inviting ? { kind: 'invite' } : ofUser;
  const list = useList('users', userTable, ({ id }: User) => id);
  const result = useQuery(usersQuery(list.query));
  const { data } = result;
  const { data: { roles } = noRoles } = useQuery(rolesQuery);
  const roleName = useRoleName(roles);
  const columns = useUserColumns({ ownId, roles, onTask: setTask });
  const shown = useShownColumns(columns, list.table);
  return (
    <ListScreen
      list={list}
      views="users"
      result={result}
      rows={data?.users}
      total={data?.pagination.total}
      title={t('title')}
      found={data === undefined ? '' : t('found', counted(data.pagination.total))}
      actions={
        <>
          <ExportLink href={exportAddress(list.query, shown)} label={t('export')} size="md" />
          <Button variant="secondary" onClick={() => setRules(true)}>
            <ShieldCheck aria-hidden className="size-4" />
            {t('rules.open')}
          </Button>
          <Button onClick={() => dialog.open('invite')}>
            <UserPlus aria-hidden className="size-4" />
            {t('tasks.invite.open')}
          </Button>
        </>
      }
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.placeholder'),
        filters: [
          choice(
            'role',
            t('filters.role'),
            roles.map(({ key }) => key),
            roleName,
          ),
          choice('state', t('filters.state'), userStates, (value) => t(`states.${value}`)),
        ],
        sorts: optionsOf(userSorts, (value) => t(`sort.${value}`)),
      }}
      columns={columns}
      nameOf={nameOf}
      onOpen={(user) => {
        if (user.id !== ownId) setTask({ kind: 'edit', user });
      }}
      empty={{ icon: Users, title: t('empty.title'), text: t('empty.filtered') }}
    >
      {rules && <FactorRules roles={roles} onClose={() => setRules(false)} />}
      {task !== null && (
        <UserDialog task={task} roles={roles} onClose={() => (inviting ? dialog.close() : setTask(null))} />
      )}
    </ListScreen>
  );
}
