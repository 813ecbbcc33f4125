import { useProblem } from '#staff-lib/use-problem.ts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { components } from '@manzil/contract/api';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PasswordInput } from '#staff-ui/password-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { accessLinkQuery, useAccessLink } from './api/access-link.ts';
import { BackToSignIn } from './forgotten-form.tsx';
import { usernamePattern } from '#staff-lib/auth/username.ts';

interface AccessLinkFormProps {
  /** What stands behind the # of the link; empty when nothing does. */
  token: string;
  onDone: () => void;
}

/** Somebody invited chooses a name and a password, somebody who forgot it a new password. */
export function AccessLinkForm({ token, onDone }: AccessLinkFormProps) {
  const { t } = useTranslation(['adminAuth', 'admin', 'adminProblems']);
  const { data: link, error, refetch } = useQuery({ ...accessLinkQuery(token), enabled: token !== '' });
  const isDead = token === '' || (error instanceof ApiError && [400, 410].includes(error.status));
  if (isDead)
    return (
      <div role="alert" className="space-y-5">
        <p className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          {t('adminProblems:auth.link_invalid')}
        </p>
        <BackToSignIn />
      </div>
    );
  if (error !== null)
    return (
      <LoadFailure
        title={t('admin:failed.title')}
        text={t('admin:failed.text')}
        retryLabel={t('admin:failed.retry')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (link === undefined) return <Skeleton className="h-72 w-full" />;
  return <PasswordForm token={token} link={link} onDone={onDone} />;
}

function PasswordForm({ token, link, onDone }: AccessLinkFormProps & { link: components['schemas']['LinkInfo'] }) {
  const { t } = useTranslation('adminAuth');
  const { language } = useLanguage();
  const toast = useToast();
  const use = useAccessLink();
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: { username: '', password: '', confirmation: '' },
  });
  const least = formatNumber(link.passwordMinLength, language);
  const submit = handleSubmit(async ({ username, password, confirmation }) => {
    try {
      const name = link.username === null ? { username: username.trim() } : {};
      await use.mutateAsync({ token, password, confirmation, ...name });
      toast({ title: t('access.done.title'), description: t('access.done.text') });
      onDone();
    } catch {
      // said beside the button
    }
  });
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      {link.username === null ? (
        <Field label={t('username')} hint={t('access.usernameHint')} error={formState.errors.username?.message}>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={50}
            className="rtl:text-end"
            {...register('username', {
              validate: (text) => {
                if (text.trim() === '') return t('required.username');
                return usernamePattern.test(text.trim()) || t('access.usernameWrong');
              },
            })}
          />
        </Field>
      ) : (
        <p className="text-stone-600">
          {t('username')}: <bdi className="font-semibold text-ink">{link.username}</bdi>
          <input type="hidden" autoComplete="username" value={link.username} />
        </p>
      )}
      <Field
        label={t('access.password')}
        hint={t('access.least', { count: link.passwordMinLength, formatted: least })}
        error={formState.errors.password?.message}
      >
        <PasswordInput
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="new-password"
          {...register('password', {
            minLength: { value: link.passwordMinLength, message: t('access.tooShort') },
            required: t('required.password'),
          })}
        />
      </Field>
      <Field label={t('access.confirmation')} error={formState.errors.confirmation?.message}>
        <PasswordInput
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="new-password"
          {...register('confirmation', {
            validate: (text) => text === getValues('password') || t('access.different'),
          })}
        />
      </Field>
      <Refusal error={use.error} />
      <Button type="submit" size="lg" disabled={use.isPending} className="w-full">
        {t('access.submit')}
      </Button>
    </form>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const problem = useProblem();
  if (error === null) return null;
  return (
    <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
      {problem.sentence(error)}
    </p>
  );
}
