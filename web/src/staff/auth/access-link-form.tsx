import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api/api-error.ts';
import type { components } from '@manzil/contract/api';
import { useFormats } from '#staff-lib/use-formats.ts';
import { PasswordField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { accessLinkQuery, useAccessLink } from './api/access-link.ts';
import { BackToSignIn } from './forgotten-form.tsx';
import { lengthOf, useLengthHint } from '#staff-lib/auth/use-length-hint.ts';
import { usernamePattern } from '#staff-lib/auth/username.ts';

interface AccessLinkFormProps {
  /** After the # of the link; may be empty. */
  token: string;
  onDone: () => void;
}

/** An invitation asks for name and password, a reset for a password. */
export function AccessLinkForm({ token, onDone }: AccessLinkFormProps) {
  const { t } = useTranslation('adminProblems');
  const result = useQuery({ ...accessLinkQuery(token), enabled: token !== '' });
  const { error } = result;
  const isDead = token === '' || (error instanceof ApiError && [400, 410].includes(error.status));
  if (isDead)
    return (
      <div className="space-y-5">
        <Refusal>{t('auth.link_invalid')}</Refusal>
        <BackToSignIn />
      </div>
    );
  return (
    <Loaded result={result} skeleton="h-72">
      {(link) => <PasswordForm token={token} link={link} onDone={onDone} />}
    </Loaded>
  );
}

function PasswordForm({ token, link, onDone }: AccessLinkFormProps & { link: components['schemas']['LinkInfo'] }) {
  const { t } = useTranslation('adminAuth');
  const { counted } = useFormats();
  const use = useAccessLink();
  const { username: known, passwordMinLength: least } = link;
  const form = useRecordForm({
    start: () => ({ username: '', password: '', confirmation: '' }),
    rules: ({ username, password, confirmation }) => ({
      username: known === null ? nameProblem(username.trim()) : undefined,
      password:
        password === '' ? t('required.password') : lengthOf(password) < least ? t('access.tooShort') : undefined,
      confirmation: confirmation === password ? undefined : t('access.different'),
    }),
    send: ({ username, ...passwords }) =>
      use.mutateAsync({ token, ...passwords, ...(known === null ? { username: username.trim() } : {}) }),
    done: { title: t('access.done.title'), description: t('access.done.text') },
    onSaved: onDone,
    unguarded: true,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const hint = useLengthHint(typed, least, t('access.least', counted(least)));
  function nameProblem(name: string): string | undefined {
    if (name === '') return t('required.username');
    return usernamePattern.test(name) ? undefined : t('access.usernameWrong');
  }
  return (
    <Form of={form}>
      {known === null ? (
        <TextField
          name="username"
          label={t('username')}
          hint={t('access.usernameHint')}
          writing="code"
          autoComplete="username"
          maxLength={50}
        />
      ) : (
        <p className="text-stone-600">
          {t('username')}: <bdi className="font-semibold text-ink">{known}</bdi>
          <input type="hidden" autoComplete="username" value={known} />
        </p>
      )}
      <PasswordField name="password" label={t('access.password')} hint={hint} autoComplete="new-password" />
      <PasswordField name="confirmation" label={t('access.confirmation')} autoComplete="new-password" />
      <FormFailure />
      <SaveButton label={t('access.submit')} size="lg" className="w-full" />
    </Form>
  );
}
