import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { useAskForPassword } from './api/access-link.ts';

/** Asks for a link to choose a new password; says the same whoever asks. */
export function ForgottenForm() {
  const { t } = useTranslation('adminAuth');
  const { language } = useLanguage();
  const problem = useProblem();
  const ask = useAskForPassword();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '' } });
  if (ask.isSuccess)
    return (
      <div role="status" className="space-y-5">
        <p className="rounded-md bg-palm-50 px-4 py-3 text-sm text-palm-700">{t('forgotten.done')}</p>
        <BackToSignIn />
      </div>
    );
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        void handleSubmit(({ username }) => {
          ask.mutate({ username: username.trim(), language });
        })(event);
      }}
    >
      <Field label={t('forgotten.name')} error={formState.errors.username?.message}>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={200}
          className="rtl:text-end"
          {...register('username', { validate: (text) => text.trim() !== '' || t('required.username') })}
        />
      </Field>
      {ask.error !== null && (
        <p role="alert" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          {problem.sentence(ask.error, t('forgotten.failed'))}
        </p>
      )}
      <Button type="submit" size="lg" disabled={ask.isPending} className="w-full">
        {t('forgotten.submit')}
      </Button>
      <BackToSignIn />
    </form>
  );
}

/** The way back to the sign-in page. */
export function BackToSignIn() {
  const { t } = useTranslation('adminAuth');
  return (
    <p className="text-center text-sm">
      <Link to="/admin-login" className="text-maroon-700 underline underline-offset-4">
        {t('forgotten.back')}
      </Link>
    </p>
  );
}
