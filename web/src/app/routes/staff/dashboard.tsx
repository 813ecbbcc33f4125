import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DashboardSync } from '#staff/crm/pulls/dashboard-sync.tsx';
import { SetupCard } from '#staff/setup/setup-card.tsx';
import { authUserQuery } from '#staff-lib/auth/auth-user.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { DashboardFigures } from './dashboard/figures.tsx';
import { DashboardTabs } from './dashboard/dashboard-tabs.tsx';
import { TodayCards } from './dashboard/today.tsx';

export default function Dashboard() {
  const { t } = useTranslation('adminToday');
  const { data: user } = useQuery(authUserQuery);
  if (user == null) return null;
  return (
    <div className="space-y-6">
      <title>{t('title')}</title>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-sm text-stone-600">{t('subtitle')}</p>
        </div>
        <DashboardSync maySync={user.permissions.includes('crm.sync')} />
      </header>
      {user.permissions.includes('settings.manage') && <SetupCard />}
      <TodayCards />
      <TitledSection id="site-figures" title={t('site')} titleClass="text-lg" className="space-y-4 pt-2">
        <DashboardFigures />
        <DashboardTabs permissions={user.permissions} />
      </TitledSection>
    </div>
  );
}
