import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
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
  const [visible, setVisible] = useState(false);
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

  const Icon = visible ? EyeOff : Eye;
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
      <div className="relative">
        <Field label={t('password')} error={formState.errors.password?.message}>
          <Input
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            dir="ltr"
            className="pe-12 rtl:text-end rtl:ps-12 rtl:pe-3.5"
            {...register('password', { required: t('required.password') })}
          />
        </Field>
        <button
          type="button"
          aria-label={visible ? t('hide') : t('show')}
          aria-pressed={visible}
          onClick={() => {
            setVisible(!visible);
          }}
          className="absolute end-1.5 top-8.5 rounded-md p-2 text-stone-500 hover:bg-sand-100 hover:text-ink rtl:top-9"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      {failure !== null && (
        <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          <strong className="font-semibold">{failure.title}</strong> – {failure.text}
        </p>
      )}
      <Button type="submit" size="lg" disabled={signIn.isPending} className="w-full">
        {signIn.isPending ? t('submitting') : t('submit')}
      </Button>
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
