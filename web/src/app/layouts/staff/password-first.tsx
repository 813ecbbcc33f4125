import { useTranslation } from 'react-i18next';
import { CredentialsForm } from '#staff/account/credentials-form.tsx';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';

/** Instead of any page while somebody else chose the password. */
export function PasswordFirst({ user }: { user: AuthUser }) {
  const { t } = useTranslation('adminAccount');
  return (
    <section className="mx-auto max-w-xl rounded-xl border border-sand-200 bg-white p-5 sm:p-7">
      <title>{t('first.title')}</title>
      <h1 className="text-2xl">{t('first.title')}</h1>
      <p className="mt-1 mb-6 text-stone-600">{t('first.text')}</p>
      <CredentialsForm user={user} />
    </section>
  );
}
