import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CredentialsForm } from '#features/account/credentials-form.tsx';
import { crmStatusQuery } from '#features/crm/api/crm-status.ts';
import { syncStatusQuery } from '#features/crm/api/listing-sync.ts';
import { SyncNowButton } from '#features/crm/sync-now-button.tsx';
import { SettingsManager } from '#features/settings-admin/settings-manager.tsx';
import { authUserQuery } from '#lib/auth/auth-user.ts';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { AdminOnly } from '../../layouts/admin-only.tsx';

export default function SettingsPage() {
  const { t } = useTranslation('adminSettings');
  return (
    <AdminOnly>
      <div className="space-y-6">
        <header>
          <ScreenTitle title={t('title')} />
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
        </header>
        <Panel />
      </div>
    </AdminOnly>
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
