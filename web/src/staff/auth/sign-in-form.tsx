import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { PasswordField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, Refusal, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useToast } from '#ui/toast-state.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButton, ProviderFailure } from './provider-button.tsx';
import { signInHintQuery } from './api/sign-in-hint.ts';
import { useSignIn } from './api/sign-in.ts';

interface SignInFormProps {
  onSignedIn: () => void;
  /** The password was right, and more is wanted. */
  onSecondStep: () => void;
  /** Over a page that must not be left: what leads elsewhere opens a tab of its own. */
  overPage?: { username: string };
}

/** A failure is said beside the button and in a toast. */
export function SignInForm({ onSignedIn, onSecondStep, overPage }: SignInFormProps) {
  const { t } = useTranslation('adminAuth');
  const toast = useToast();
  const signIn = useSignIn();
  const { data: hint } = useQuery(signInHintQuery);
  const form = useRecordForm({
    start: () => ({ username: overPage?.username ?? '', password: '' }),
    rules: ({ username, password }) => ({
      username: username === '' ? t('required.username') : undefined,
      password: password === '' ? t('required.password') : undefined,
    }),
    send: (credentials) => signIn.mutateAsync(credentials),
    onRefused: (_error, { resetField, setFocus }) => {
      resetField('password');
      setFocus('password');
      return true;
    },
    onSaved: (answer) => {
      if ('step' in answer) return onSecondStep();
      toast({ title: t('success.title'), description: t('success.text') });
      onSignedIn();
    },
    unguarded: true,
  });
  const { setFocus } = form;
  const isOver = overPage !== undefined;
  // the name is there already
  useEffect(() => {
    if (isOver) setFocus('password');
  }, [isOver, setFocus]);
  const failure = useFailureText(form.failure);

  return (
    <Form of={form}>
      {!overPage && <ProviderFailure />}
      <TextField name="username" label={t('username')} writing="code" autoComplete="username webauthn" />
      <PasswordField name="password" label={t('password')} autoComplete="current-password" />
      {failure !== null && (
        <Refusal>
          <strong className="font-semibold">{failure.title}</strong> – {failure.text}
        </Refusal>
      )}
      <SaveButton label={t('submit')} busyLabel={t('submitting')} size="lg" className="w-full" />
      <PasskeyButton onSignedIn={onSignedIn} byItself />
      <ProviderButton newTab={overPage !== undefined} />
      <p className="text-center text-sm">
        <Link
          to="/admin-forgotten"
          {...(overPage && { target: '_blank' })}
          className="text-maroon-700 underline underline-offset-4"
        >
          {t('forgotten.link')}
        </Link>
      </p>
      {hint != null && (
        <p className="rounded-md bg-amber-50 px-4 py-3 text-sm text-amber-700">
          {t('hint', { username: hint.username, password: hint.password })}
        </p>
      )}
    </Form>
  );
}

function useFailureText(error: unknown): { title: string; text: string } | null {
  const { t } = useTranslation('adminAuth');
  const { counted } = useFormats();
  if (error == null) return null;
  if (error instanceof ApiError && error.status === 401) return { title: t('failed.title'), text: t('failed.text') };
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    return {
      title: t('limited.title'),
      text: t('limited.text', counted(minutes)),
    };
  }
  return { title: t('error.title'), text: t('error.text') };
}
