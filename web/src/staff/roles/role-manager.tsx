import { openContact } from '@manzil/core/accounts/contact-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { type Role, rolesQuery } from '#staff-lib/auth/roles.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { PlainTable } from '#staff-ui/list/plain-table.tsx';
import { AddButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { useWindowAddress } from '#staff-ui/use-form-address.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { useDeleteRole } from './api/change-roles.ts';
import { useRoleColumns } from './role-columns.tsx';
import { RoleForm } from './role-form.tsx';

/** Roles built in and of one's own. */
export function RoleManager() {
  const { t } = useTranslation('adminRoles');
  const dialog = useWindowAddress();
  const [changed, setChanged] = useState<Role | null>(null);
  const own = useQuery(authUserQuery).data;
  const grantable = own?.permissions ?? [];
  const ownContact = own?.contact ?? openContact;
  const result = useQuery(rolesQuery);
  const roles = result.data?.roles ?? [];
  const roleName = useRoleName(roles);
  const remove = useDeleteRole();
  const tell = useTell();
  const { ask, question } = useQuestion(({ key }: Role) => ({
    title: t('remove.title', { name: roleName(key) }),
    text: t('remove.text'),
    confirmLabel: t('remove.action'),
    onConfirm: () => tell(remove.mutateAsync(key), { done: t('remove.done') }),
  }));
  const columns = useRoleColumns({ roles, grantable, ownContact, onEdit: setChanged, onRemove: ask });
  const isNew = dialog.value === 'add';
  const role = isNew ? undefined : (changed ?? undefined);
  const close = () => (isNew ? dialog.close() : setChanged(null));
  return (
    <section className="space-y-6">
      <ScreenHeader title={t('title')} text={t('subtitle')}>
        <AddButton label={t('make')} onClick={() => dialog.open('add')} />
      </ScreenHeader>
      <Loaded result={result} skeleton="h-72">
        {() => <PlainTable look="cards" label={t('title')} rows={roles} keyOf={({ key }) => key} columns={columns} />}
      </Loaded>
      {(isNew || role !== undefined) && (
        <FormDialog
          title={role === undefined ? t('make') : t('edit.title', { name: roleName(role.key) })}
          onClose={close}
        >
          <RoleForm role={role} grantable={grantable} ownContact={ownContact} onSaved={close} />
        </FormDialog>
      )}
      {question}
    </section>
  );
}
