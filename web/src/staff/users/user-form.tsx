import { useProblem } from '#staff-lib/use-problem.ts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Field, Input, Select } from '#ui/field.tsx';
import { useUnsavedChanges } from '#staff-ui/unsaved-changes.tsx';
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
  pending: boolean;
  error: Error | null;
  onSubmit: (values: UserValues) => void;
}

/** Name, address and role of an account. */
export function UserForm({ values, submitLabel, pending, error, onSubmit }: UserFormProps) {
  const { t } = useTranslation(['adminUsers', 'admin']);
  const problem = useProblem();
  const { register, handleSubmit, formState } = useForm({ defaultValues: values });
  const { errors, isDirty } = formState;
  const refused = problem.fields(error);
  useUnsavedChanges(isDirty);
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        void handleSubmit((filled) => {
          onSubmit({
            ...filled,
            firstName: filled.firstName.trim(),
            lastName: filled.lastName.trim(),
            email: filled.email.trim(),
          });
        })(event);
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.firstName')} error={errors.firstName?.message ?? refused['firstName']}>
          <Input
            maxLength={100}
            dir="auto"
            {...register('firstName', { validate: (text) => text.trim() !== '' || t('form.firstNameMissing') })}
          />
        </Field>
        <Field label={t('form.lastName')} error={refused['lastName']} optionalMark={t('form.optional')}>
          <Input maxLength={100} dir="auto" {...register('lastName')} />
        </Field>
      </div>
      <Field label={t('form.email')} error={errors.email?.message ?? refused['email']}>
        <Input
          type="email"
          maxLength={200}
          dir="ltr"
          autoComplete="off"
          className="rtl:text-end"
          {...register('email', {
            validate: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) || t('form.emailWrong'),
          })}
        />
      </Field>
      <Field label={t('form.role')}>
        <Select {...register('role')}>
          {userRoles.map((role) => (
            <option key={role} value={role}>
              {`${t(`admin:role.${role}`)} – ${t(`mayDo.${role}`)}`}
            </option>
          ))}
        </Select>
      </Field>
      {error !== null && (
        <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          {problem.sentence(error)}
        </p>
      )}
      <Button type="submit" disabled={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
