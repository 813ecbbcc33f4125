import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PasswordInput } from '#staff-ui/password-input.tsx';
import { useToast } from '#ui/toast-state.ts';
import { signInHintQuery } from './api/sign-in-hint.ts';
import { useSignIn } from './api/sign-in.ts';

interface SignInFormProps {
  onSignedIn: () => void;
}

/** Username and password; says what went wrong beside the button as well as in a toast. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('adminAuth');
  const toast = useToast();
  const signIn = useSignIn();
  const { data: hint } = useQuery(signInHintQuery);
  const { register, handleSubmit, formState, setFocus, resetField } = useForm({
    defaultValues: { username: '', password: '' },
  });

  const failure = useFailureText(signIn.error);
  const submit = handleSubmit(async (credentials) => {
    try {
      await signIn.mutateAsync(credentials);
      toast({ title: t('success.title'), description: t('success.text') });
      onSignedIn();
    } catch {
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
      className="space-y-5"
    >
      <Field label={t('username')} error={formState.errors.username?.message}>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="rtl:text-end"
          {...register('username', { required: t('required.username') })}
        />
      </Field>
      <Field label={t('password')} error={formState.errors.password?.message}>
        <PasswordInput
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="current-password"
          {...register('password', { required: t('required.password') })}
        />
      </Field>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          <strong className="font-semibold">{failure.title}</strong> – {failure.text}
        </p>
      )}
      <Button type="submit" size="lg" disabled={signIn.isPending} className="w-full">
        {signIn.isPending ? t('submitting') : t('submit')}
      </Button>
      <p className="text-center text-sm">
        <Link to="/admin-forgotten" className="text-maroon-700 underline underline-offset-4">
          {t('forgotten.link')}
        </Link>
      </p>
      {hint != null && (
        <p className="rounded-md bg-amber-50 px-4 py-3 text-sm text-amber-700">
          {t('hint', { username: hint.username, password: hint.password })}
        </p>
      )}
    </form>
  );
}

function useFailureText(error: Error | null): { title: string; text: string } | null {
  const { t } = useTranslation('adminAuth');
  const { language } = useLanguage();
  if (error === null) return null;
  if (error instanceof ApiError && error.status === 401) return { title: t('failed.title'), text: t('failed.text') };
  if (error instanceof ApiError && error.status === 429) {
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    return {
      title: t('limited.title'),
      text: t('limited.text', { count: minutes, formatted: formatNumber(minutes, language) }),
    };
  }
  return { title: t('error.title'), text: t('error.text') };
}
