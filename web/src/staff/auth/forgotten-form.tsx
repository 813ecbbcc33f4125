import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useAskForPassword } from './api/access-link.ts';

/** Says the same whether or not there is such an account. */
export function ForgottenForm() {
  const { t } = useTranslation('adminAuth');
  const { language } = useLanguage();
  const ask = useAskForPassword();
  const form = useRecordForm({
    start: () => ({ username: '' }),
    rules: ({ username }) => ({ username: username.trim() === '' ? t('required.username') : undefined }),
    send: ({ username }) => ask.mutateAsync({ username: username.trim(), language }),
    unguarded: true,
  });
  if (ask.isSuccess)
    return (
      <div role="status" className="space-y-5">
        <p className="rounded-md bg-palm-50 px-4 py-3 text-sm text-palm-700">{t('forgotten.done')}</p>
        <BackToSignIn />
      </div>
    );
  return (
    <Form of={form}>
      <TextField name="username" label={t('forgotten.name')} writing="code" autoComplete="username" maxLength={200} />
      <FormFailure otherwise={t('forgotten.failed')} />
      <SaveButton label={t('forgotten.submit')} size="lg" className="w-full" />
      <BackToSignIn />
    </Form>
  );
}

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
