import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import type { Role } from '#staff-lib/auth/roles.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';
import { useRoleName } from '#staff-lib/auth/use-role-name.ts';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import type { ToastContent } from '#ui/toast-state.ts';
import { membersQuery, type User } from './api/users.ts';

const builtInRoles = ['admin', 'manager', 'editor', 'agent', 'user'] as const;

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  role: User['role'];
  /** On the page of the team; empty: nobody. Not asked of who is invited. */
  agentId?: string;
}

interface UserFormProps {
  values: UserValues;
  roles: readonly Role[];
  submitLabel: string;
  send: (values: UserValues) => Promise<unknown>;
  done?: ToastContent;
  onSaved?: () => void;
}

export function UserForm({ values, roles, submitLabel, send, ...rest }: UserFormProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const roleName = useRoleName(roles);
  const { language } = useLanguage();
  const { data: members = [] } = useQuery({ ...membersQuery, enabled: values.agentId !== undefined });
  const own = useQuery(authUserQuery).data?.permissions ?? [];
  const options = rolesToGive(roles, own, values.role);
  const described = (key: string): string => {
    const builtIn = builtInRoles.find((one) => one === key);
    return builtIn === undefined ? roleName(key) : `${roleName(key)} – ${t(`mayDo.${builtIn}`)}`;
  };
  const form = useRecordForm<UserValues>({
    start: () => values,
    rules: ({ firstName, email }) => ({
      firstName: firstName.trim() === '' ? t('form.firstNameMissing') : undefined,
      email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? undefined : t('form.emailWrong'),
    }),
    send: ({ role, agentId, ...typed }) =>
      send({
        role,
        ...(agentId !== undefined && { agentId }),
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        email: typed.email.trim(),
      }),
    ...rest,
  });
  return (
    <Form of={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={t('form.firstName')} required maxLength={100} />
        <TextField name="lastName" label={t('form.lastName')} optional maxLength={100} />
      </div>
      <TextField
        name="email"
        label={t('form.email')}
        required
        type="email"
        writing="ltr"
        autoComplete="off"
        maxLength={200}
      />
      <SelectField name="role" label={t('form.role')} options={options.map((key) => [key, described(key)])} />
      {values.agentId !== undefined && (
        <SelectField
          name="agentId"
          label={t('form.member')}
          hint={t('form.memberHint')}
          none={t('form.noMember')}
          options={members.map(({ id, name, nameAr }) => [id, (language === 'ar' ? nameAr : null) ?? name])}
        />
      )}
      <FormFailure />
      <SaveButton label={submitLabel} />
    </Form>
  );
}

/** What may more is not one's to give; who has it keeps it. */
function rolesToGive(roles: readonly Role[], own: readonly Permission[], current: string): string[] {
  const may = ({ key, permissions }: Role) =>
    key === current || permissions.every((permission) => own.includes(permission));
  // while the roles are on their way
  return roles.length === 0 ? [current] : roles.filter(may).map(({ key }) => key);
}
