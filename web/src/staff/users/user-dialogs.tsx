import { useProblem } from '#staff-lib/use-problem.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { Role } from '#staff-lib/auth/roles.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { Refusal } from '#staff-ui/form/form.tsx';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { type User, useInvite, useMakeLink, useResetFactors, useUpdateUser, useWithdraw } from './api/users.ts';
import { LinkSent } from './link-sent.tsx';
import { nameOf } from './name-of.ts';
import { UserForm } from './user-form.tsx';
import { UserSessions } from './user-sessions.tsx';

export type UserTask =
  | { kind: 'invite' }
  | { kind: 'edit' | 'link' | 'disable' | 'withdraw' | 'factors' | 'sessions'; user: User };

interface TaskProps {
  onClose: () => void;
}

interface WithRoles {
  roles: readonly Role[];
}

export function UserDialog({ task, roles, onClose }: TaskProps & WithRoles & { task: UserTask }) {
  const { t } = useTranslation('adminUsers');
  const name = task.kind === 'invite' ? '' : nameOf(task.user);
  return (
    <FormDialog title={t(`tasks.${task.kind}.title`, { name })} onClose={onClose}>
      {task.kind === 'invite' && <Invite roles={roles} onClose={onClose} />}
      {task.kind === 'edit' && <Edit user={task.user} roles={roles} onClose={onClose} />}
      {task.kind === 'link' && <MakeLink user={task.user} onClose={onClose} />}
      {task.kind === 'sessions' && <UserSessions user={task.user} />}
      {(task.kind === 'disable' || task.kind === 'withdraw' || task.kind === 'factors') && (
        <Confirm kind={task.kind} user={task.user} onClose={onClose} />
      )}
    </FormDialog>
  );
}

function Invite({ roles, onClose }: TaskProps & WithRoles) {
  const { t } = useTranslation('adminUsers');
  const { language } = useLanguage();
  const invite = useInvite();
  if (invite.data !== undefined) return <LinkSent link={invite.data.link} user={invite.data.user} onClose={onClose} />;
  return (
    <UserForm
      values={{ firstName: '', lastName: '', email: '', role: 'agent' }}
      roles={roles}
      submitLabel={t('tasks.invite.submit')}
      send={(values) => invite.mutateAsync({ ...values, language })}
    />
  );
}

function Edit({ user, roles, onClose }: TaskProps & WithRoles & { user: User }) {
  const { t } = useTranslation('adminUsers');
  const update = useUpdateUser();
  return (
    <UserForm
      values={{
        firstName: user.firstName ?? '',
        lastName: user.lastName ?? '',
        email: user.email,
        role: user.role,
        agentId: String(user.agentId ?? ''),
      }}
      roles={roles}
      submitLabel={t('tasks.edit.submit')}
      send={({ agentId = '', ...values }) =>
        update.mutateAsync({ id: user.id, ...values, agentId: agentId === '' ? null : Number(agentId) })
      }
      done={{ title: t('tasks.edit.done') }}
      onSaved={onClose}
    />
  );
}

function MakeLink({ user, onClose }: TaskProps & { user: User }) {
  const { t } = useTranslation('adminUsers');
  const make = useMakeLink();
  if (make.data !== undefined) return <LinkSent link={make.data} user={user} onClose={onClose} />;
  return (
    <Question
      text={t(user.state === 'invited' ? 'tasks.link.askInvite' : 'tasks.link.askReset', { name: nameOf(user) })}
      action={t('tasks.link.make')}
      pending={make.isPending}
      error={make.error}
      onClose={onClose}
      onConfirm={() => make.mutate(user.id)}
    />
  );
}

function Confirm({ kind, user, onClose }: TaskProps & { kind: 'disable' | 'withdraw' | 'factors'; user: User }) {
  const { t } = useTranslation('adminUsers');
  const toast = useToast();
  const update = useUpdateUser();
  const withdraw = useWithdraw();
  const reset = useResetFactors();
  const also = kind === 'factors' && user.isLinked;
  const done = {
    onSuccess: () => {
      toast({ title: t(`tasks.${kind}.done`) });
      onClose();
    },
  };
  return (
    <Question
      text={[t(`tasks.${kind}.text`, { name: nameOf(user) }), ...(also ? [t('tasks.factors.linked')] : [])].join(' ')}
      action={t(`tasks.${kind}.action`)}
      pending={update.isPending || withdraw.isPending || reset.isPending}
      error={update.error ?? withdraw.error ?? reset.error}
      onClose={onClose}
      onConfirm={() => {
        if (kind === 'disable') update.mutate({ id: user.id, disabled: true }, done);
        else if (kind === 'withdraw') withdraw.mutate(user.id, done);
        else reset.mutate(user.id, done);
      }}
    />
  );
}

interface QuestionProps extends TaskProps {
  text: string;
  action: string;
  pending: boolean;
  error: Error | null;
  onConfirm: () => void;
}

function Question({ text, action, pending, error, onConfirm, onClose }: QuestionProps) {
  const { t } = useTranslation('common');
  const problem = useProblem();
  return (
    <div className="space-y-5">
      <p className="text-stone-700">{text}</p>
      {error !== null && <Refusal>{problem.sentence(error)}</Refusal>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={pending} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
