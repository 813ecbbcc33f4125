import { useTranslation } from 'react-i18next';
import type { Role } from '#staff-lib/auth/roles.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { EmailText } from '#staff-ui/email-text.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { type User, useUpdateUser } from './api/users.ts';
import { nameOf } from './name-of.ts';
import type { UserTask } from './user-dialogs.tsx';

const tones: Record<User['state'], BadgeTone> = { active: 'green', invited: 'amber', disabled: 'grey' };

interface ColumnOptions {
  /** One's own account is changed elsewhere. */
  ownId: number;
  roles: readonly Role[];
  onTask: (task: UserTask) => void;
}

export function useUserColumns({ ownId, roles, onTask }: ColumnOptions): Column<User>[] {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const roleName = useRoleName(roles);
  const { date, dateTime } = useFormats();
  return [
    {
      id: 'person',
      label: t('columns.person'),
      fixed: true,
      wide: true,
      long: true,
      cell: (user) => <Person user={user} you={user.id === ownId ? t('you') : null} />,
    },
    {
      id: 'role',
      label: t('columns.role'),
      className: 'text-sm text-stone-700',
      cell: ({ role }) => roleName(role),
    },
    {
      id: 'state',
      label: t('columns.state'),
      cell: ({ state, hasFactor, isLinked, passwordAskedAt }) => (
        <>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {hasFactor && <p className="mt-1.5 text-sm text-stone-600">{t('twoSteps')}</p>}
          {isLinked && <p className="mt-1.5 text-sm text-stone-600">{t('isLinked')}</p>}
          {passwordAskedAt !== null && (
            <p className="mt-1.5 text-sm text-amber-700">{t('asked', { time: dateTime(passwordAskedAt) })}</p>
          )}
        </>
      ),
    },
    {
      id: 'created',
      label: t('columns.created'),
      extra: true,
      sort: { asc: 'oldest', desc: 'newest' },
      className: 'text-sm whitespace-nowrap text-stone-600',
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      fixed: true,
      wide: true,
      cell: (user) => (user.id === ownId ? null : <Actions user={user} onTask={onTask} />),
    },
  ];
}

function Person({ user, you }: { user: User; you: string | null }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <bdi>{nameOf(user)}</bdi>
        {you !== null && <Badge>{you}</Badge>}
      </p>
      <p className="text-sm text-stone-600">
        {user.username !== null && (
          <span className="me-2 font-medium">
            <bdi>{user.username}</bdi>
          </span>
        )}
        <bdi>
          <EmailText value={user.email} />
        </bdi>
      </p>
    </>
  );
}

function Actions({ user, onTask }: { user: User; onTask: (task: UserTask) => void }) {
  const { t } = useTranslation('adminUsers');
  const name = nameOf(user);
  const action = (kind: 'edit' | 'link' | 'disable' | 'withdraw' | 'factors' | 'sessions') => (
    <Button
      size="sm"
      variant={kind === 'link' ? 'secondary' : 'quiet'}
      aria-label={t(`tasks.${kind}.title`, { name })}
      onClick={() => onTask({ kind, user })}
    >
      {t(`tasks.${kind}.open`)}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-1 @4xl:justify-end">
      {user.state !== 'disabled' && action('link')}
      {action('edit')}
      {user.state === 'active' && action('sessions')}
      {(user.hasFactor || user.isLinked) && action('factors')}
      {user.state === 'active' && action('disable')}
      {user.state === 'invited' && action('withdraw')}
      {user.state === 'disabled' && <Enable user={user} />}
    </div>
  );
}

function Enable({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers');
  const tell = useTell();
  const update = useUpdateUser();
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={update.isPending}
      aria-label={t('tasks.enable.title', { name: nameOf(user) })}
      onClick={() => void tell(update.mutateAsync({ id: user.id, disabled: false }), { done: t('tasks.enable.done') })}
    >
      {t('tasks.enable.open')}
    </Button>
  );
}
