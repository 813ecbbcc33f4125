import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CredentialsForm } from '#staff/account/credentials-form.tsx';
import { crmStatusQuery } from '#staff/crm/api/crm-status.ts';
import { syncStatusQuery } from '#staff/crm/api/listing-sync.ts';
import { SyncNowButton } from '#staff/crm/pulls/sync-now-button.tsx';
import { SettingsManager } from '#staff/settings/settings-manager.tsx';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { PermittedScreen } from '#app/layouts/staff/permitted-screen.tsx';

export default function SettingsPage() {
  const { t } = useTranslation('adminSettings');
  return (
    <PermittedScreen needs="settings.manage">
      <div className="space-y-6">
        <header>
          <ScreenTitle title={t('title')} />
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
        </header>
        <Panel />
      </div>
    </PermittedScreen>
  );
}

function Panel() {
  const { data: user } = useQuery(authUserQuery);
  const { data: crm } = useQuery(crmStatusQuery);
  const provider = crm?.provider ?? '';
  const { data: sync } = useQuery({ ...syncStatusQuery(provider), enabled: provider !== '' });
  if (user == null) return null;
  return (
    <SettingsManager
      credentials={<CredentialsForm user={user} />}
      syncNow={<SyncNowButton running={sync?.status === 'running'} />}
    />
  );
}
