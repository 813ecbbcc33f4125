import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import type { ToastContent } from '#ui/toast-state.ts';
import type { User } from './api/users.ts';
import { userRoles } from './user-table-spec.ts';

export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  role: User['role'];
}

interface UserFormProps {
  values: UserValues;
  submitLabel: string;
  send: (values: UserValues) => Promise<unknown>;
  done?: ToastContent;
  onSaved?: () => void;
}

export function UserForm({ values, submitLabel, send, ...rest }: UserFormProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const form = useRecordForm<UserValues>({
    start: () => values,
    rules: ({ firstName, email }) => ({
      firstName: firstName.trim() === '' ? t('form.firstNameMissing') : undefined,
      email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? undefined : t('form.emailWrong'),
    }),
    send: ({ role, ...typed }) =>
      send({ role, firstName: typed.firstName.trim(), lastName: typed.lastName.trim(), email: typed.email.trim() }),
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
      <SelectField
        name="role"
        label={t('form.role')}
        options={userRoles.map((role) => [role, `${t(`admin:role.${role}`)} – ${t(`mayDo.${role}`)}`])}
      />
      <FormFailure />
      <SaveButton label={submitLabel} />
    </Form>
  );
}
