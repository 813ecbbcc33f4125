import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { codeOf } from '#lib/api/api-error.ts';
import { useLengthHint } from '#staff-lib/auth/use-length-hint.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { PasswordField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useToast } from '#ui/toast-state.ts';
import { useChangeCredentials } from './api/account.ts';

const nothing = { currentPassword: '', newUsername: '', newPassword: '', confirmation: '' };

/** The server checks, in the specification's order. */
export function CredentialsForm({ user }: { user: AuthUser }) {
  const { t } = useTranslation('adminAccount');
  const { counted } = useFormats();
  const toast = useToast();
  const change = useChangeCredentials();
  const least = counted(user.passwordMinLength);
  const problem = useProblem();
  const said = (error: unknown): string => {
    if (codeOf(error) === 'auth.password_too_short') return t('errors.passwordTooShort', least);
    return problem.fields(error)['newUsername'] === undefined
      ? problem.sentence(error)
      : t('errors.usernameNotAllowed');
  };
  const form = useRecordForm<typeof nothing>({
    start: () => nothing,
    send: ({ newUsername, ...passwords }) => change.mutateAsync({ ...passwords, newUsername: newUsername.trim() }),
    done: { title: t('credentials.success.title'), description: t('credentials.success.text') },
    after: () => nothing,
    onRefused: (error, { resetField, setFocus }) => {
      toast({ title: t('errors.credentialsError'), description: said(error), variant: 'destructive' });
      const aboutName = codeOf(error).startsWith('auth.username_') || 'newUsername' in problem.fields(error);
      if (codeOf(error) === 'auth.incorrect_current_password') {
        resetField('currentPassword');
        setFocus('currentPassword');
      } else setFocus(aboutName ? 'newUsername' : 'newPassword');
      return true;
    },
  });
  const [currentPassword, newPassword] = useWatch({ control: form.control, name: ['currentPassword', 'newPassword'] });
  const hint = useLengthHint(newPassword, user.passwordMinLength, t('credentials.least', least));
  return (
    <Form of={form}>
      <PasswordField name="currentPassword" label={t('credentials.current')} autoComplete="current-password" />
      <TextField
        name="newUsername"
        label={t('credentials.username')}
        optional
        hint={t('credentials.usernameHint', { username: user.username })}
        writing="code"
        autoComplete="username"
        maxLength={50}
      />
      <PasswordField name="newPassword" label={t('credentials.password')} hint={hint} autoComplete="new-password" />
      <PasswordField name="confirmation" label={t('credentials.confirmation')} autoComplete="new-password" />
      {form.failure != null && <Refusal>{said(form.failure)}</Refusal>}
      <SaveButton
        label={t('credentials.submit')}
        busyLabel={t('credentials.submitting')}
        disabled={currentPassword === ''}
      />
    </Form>
  );
}
