import type { ContactRules } from '@manzil/core/accounts/contact-rules';
import { useTranslation } from 'react-i18next';
import type { Role } from '#staff-lib/auth/roles.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { PermissionsField } from '#staff-ui/form/permissions-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { useCreateRole, useUpdateRole } from './api/change-roles.ts';

interface RoleValues extends ContactRules {
  nameEn: string;
  nameAr: string;
  key: string;
  permissions: Permission[];
}

interface RoleFormProps {
  /** Undefined: a new one. */
  role: Role | undefined;
  /** What may be given. */
  grantable: readonly Permission[];
  /** One's own: nothing more open is given. */
  ownContact: ContactRules;
  onSaved: () => void;
}

export function RoleForm({ role, grantable, ownContact, onSaved }: RoleFormProps) {
  const { t } = useTranslation('adminRoles');
  const create = useCreateRole();
  const update = useUpdateRole();
  const save = role === undefined ? create : update;
  const named = (name: string) => (name.trim() === '' ? t('form.nameMissing') : undefined);
  const form = useRecordForm<RoleValues>({
    start: () => ({
      nameEn: role?.name?.en ?? '',
      nameAr: role?.name?.ar ?? '',
      key: role?.key ?? '',
      permissions: role?.permissions ?? [],
      ...(role?.contact ?? ownContact),
    }),
    rules: ({ nameEn, nameAr, key, permissions }) => ({
      nameEn: named(nameEn),
      nameAr: named(nameAr),
      key: /^[a-z][a-z0-9_]{1,29}$/.test(key.trim()) ? undefined : t('form.keyWrong'),
      permissions: permissions.length === 0 ? t('form.permissionMissing') : undefined,
    }),
    send: ({ nameEn, nameAr, key, permissions, phone, email }) =>
      save.mutateAsync({
        key: key.trim(),
        name: { en: nameEn.trim(), ar: nameAr.trim() },
        permissions,
        contact: { phone, email },
      }),
    done: { title: t(role === undefined ? 'form.made' : 'edit.done') },
    onSaved,
  });
  return (
    <Form of={form} autoComplete="off">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField<RoleValues> name="nameEn" label={t('form.nameEn')} required maxLength={60} writing="ltr" />
        <TextField<RoleValues> name="nameAr" label={t('form.nameAr')} required maxLength={60} writing="arabic" />
      </div>
      {role === undefined && (
        <TextField<RoleValues>
          name="key"
          label={t('form.key')}
          hint={t('form.keyHint')}
          required
          maxLength={30}
          writing="ltr"
        />
      )}
      <PermissionsField<RoleValues>
        name="permissions"
        label={t('form.permissions')}
        hint={t('form.permissionsHint')}
        permissions={grantable}
      />
      <ContactFields own={ownContact} />
      <FormFailure />
      <FormActions label={t(role === undefined ? 'form.submit' : 'edit.submit')} />
    </Form>
  );
}
