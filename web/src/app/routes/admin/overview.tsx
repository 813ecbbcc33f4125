import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { crmStatusQuery } from '#features/crm/api/crm-status.ts';
import { syncStatusQuery } from '#features/crm/api/listing-sync.ts';
import { adminStatsQuery } from '#features/overview/api/stats.ts';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { StatCard } from '#ui/stat-card.tsx';

/** Four figures, and the way to what needs a person. */
export default function Overview() {
  const { t } = useTranslation('admin');
  const stats = useQuery(adminStatsQuery);
  return (
    <div className="space-y-6">
      <title>{t('overview.title')}</title>
      <header>
        <h1 className="text-2xl">{t('overview.title')}</h1>
        <p className="text-sm text-stone-600">{t('overview.subtitle')}</p>
      </header>
      {stats.error !== null && stats.data === undefined ? (
        <LoadFailure
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          onRetry={() => {
            void stats.refetch();
          }}
        />
      ) : (
        <Figures />
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/admin/leads">
            {t('overview.openLeads')}
            <ArrowForward />
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/admin/crm-status">{t('overview.openCrm')}</Link>
        </Button>
      </div>
    </div>
  );
}

function Figures() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { data: stats } = useQuery(adminStatsQuery);
  const { data: crm } = useQuery(crmStatusQuery);
  const provider = crm?.provider ?? '';
  const { data: sync } = useQuery({ ...syncStatusQuery(provider), enabled: provider !== '' });
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, language));
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      <StatCard label={t('overview.properties')} value={figure(stats?.totalProperties)} />
      <StatCard label={t('overview.leads')} value={figure(stats?.totalLeads)} />
      <StatCard label={t('overview.agents')} value={figure(stats?.totalAgents)} />
      <StatCard
        label={t('overview.crm')}
        value={sync === undefined ? '–' : t(`overview.crmStates.${sync.status}`)}
        {...(sync?.lastSync == null
          ? {}
          : { note: t('overview.lastSync', { time: formatDateTime(sync.lastSync, language) }) })}
      />
    </dl>
  );
}
