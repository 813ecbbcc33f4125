import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CredentialsForm } from '#staff/account/credentials-form.tsx';
import { OwnFactors } from '#staff/account/factors/own-factors.tsx';
import { OwnIdentity } from '#staff/account/identity/own-identity.tsx';
import { OwnSessions } from '#staff/account/own-sessions.tsx';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';

export default function Account() {
  const { t } = useTranslation(['adminAccount', 'adminFactors']);
  const { data: user } = useQuery(authUserQuery);
  if (user == null) return null;
  return (
    <div className="space-y-6">
      <title>{t('title')}</title>
      <h1 className="text-2xl">{t('title')}</h1>
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <section className="rounded-xl border border-sand-200 bg-white p-5 sm:p-7">
          <h2 className="text-xl">{t('credentials.title')}</h2>
          <p className="mt-1 mb-6 text-sm text-stone-600">{t('credentials.subtitle')}</p>
          <CredentialsForm user={user} />
        </section>
        <div className="space-y-8">
          <section>
            <h2 className="text-xl">{t('adminFactors:title')}</h2>
            <p className="mt-1 mb-6 text-sm text-stone-600">{t('adminFactors:subtitle')}</p>
            <OwnFactors username={user.username} />
          </section>
          <OwnIdentity />
          <section>
            <h2 className="text-xl">{t('sessions.title')}</h2>
            <p className="mt-1 mb-6 text-sm text-stone-600">{t('sessions.subtitle')}</p>
            <OwnSessions />
          </section>
        </div>
      </div>
    </div>
  );
}
