import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PasswordInput } from '#staff-ui/password-input.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useUnsavedChanges } from '#staff-ui/unsaved-changes.tsx';
import { useChangeCredentials } from './api/account.ts';

const nothing = { currentPassword: '', newUsername: '', newPassword: '', confirmation: '' };

/** Changes one's own username and password. The server checks, in the order of the specification. */
export function CredentialsForm({ user }: { user: AuthUser }) {
  const { t } = useTranslation(['adminAccount', 'adminAuth']);
  const { language } = useLanguage();
  const toast = useToast();
  const change = useChangeCredentials();
  const { register, handleSubmit, control, reset, setFocus, resetField, formState } = useForm({
    defaultValues: nothing,
  });
  useUnsavedChanges(formState.isDirty);
  const currentPassword = useWatch({ control, name: 'currentPassword' });
  const least = { count: user.passwordMinLength, formatted: formatNumber(user.passwordMinLength, language) };
  const problem = useProblem();
  /** The server decides, in the order of the specification. */
  const said = (error: unknown): string => {
    if (codeOf(error) === 'auth.password_too_short') return t('errors.passwordTooShort', least);
    return problem.fields(error)['newUsername'] === undefined
      ? problem.sentence(error)
      : t('errors.usernameNotAllowed');
  };
  const failure = change.error === null ? null : said(change.error);

  const submit = handleSubmit(async ({ newUsername, ...passwords }) => {
    try {
      await change.mutateAsync({ ...passwords, newUsername: newUsername.trim() });
      reset(nothing);
      toast({ title: t('credentials.success.title'), description: t('credentials.success.text') });
    } catch (error) {
      toast({ title: t('errors.credentialsError'), description: said(error), variant: 'destructive' });
      const aboutName = codeOf(error).startsWith('auth.username_') || 'newUsername' in problem.fields(error);
      if (codeOf(error) === 'auth.incorrect_current_password') {
        resetField('currentPassword');
        setFocus('currentPassword');
      } else setFocus(aboutName ? 'newUsername' : 'newPassword');
    }
  });

  const words = { showLabel: t('adminAuth:show'), hideLabel: t('adminAuth:hide') };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Field label={t('credentials.current')}>
        <PasswordInput {...words} autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field
        label={t('credentials.username')}
        optionalMark={t('credentials.optional')}
        hint={t('credentials.usernameHint', { username: user.username })}
      >
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={50}
          className="rtl:text-end"
          {...register('newUsername')}
        />
      </Field>
      <Field label={t('credentials.password')} hint={t('credentials.least', least)}>
        <PasswordInput {...words} autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label={t('credentials.confirmation')}>
        <PasswordInput {...words} autoComplete="new-password" {...register('confirmation')} />
      </Field>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          {failure}
        </p>
      )}
      <Button type="submit" disabled={currentPassword === '' || change.isPending}>
        {change.isPending ? t('credentials.submitting') : t('credentials.submit')}
      </Button>
    </form>
  );
}
