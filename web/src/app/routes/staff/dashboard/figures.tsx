import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { crmStatusQuery } from '#staff/crm/api/crm-status.ts';
import { syncStatusQuery } from '#staff/crm/api/listing-sync.ts';
import { crmWord } from '#staff/crm/crm-word.ts';
import { adminStatsQuery } from '#staff/overview/api/stats.ts';
import { NotLoaded } from '#staff-ui/list/loaded.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';

export function DashboardFigures() {
  const { t } = useTranslation('admin');
  const { counted, dateTime, number } = useFormats();
  const { data: stats, error, refetch } = useQuery(adminStatsQuery);
  const { data: crm } = useQuery(crmStatusQuery);
  const provider = crm?.provider ?? '';
  const { data: sync } = useQuery({ ...syncStatusQuery(provider), enabled: provider !== '' });
  const word = crmWord(crm, sync);
  const waits = crm?.pendingOperations ?? 0;
  const figure = (value: number | undefined) => (value === undefined ? '–' : number(value));
  if (error !== null && stats === undefined) return <NotLoaded retry={refetch} />;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard label={t('overview.properties')} value={figure(stats?.totalProperties)} />
      <StatCard label={t('overview.leads')} value={figure(stats?.totalLeads)} />
      <StatCard label={t('overview.agents')} value={figure(stats?.totalAgents)} />
      <StatCard
        label={t('overview.crm')}
        value={word === null ? '–' : t(`overview.crmStates.${word}`)}
        {...(waits > 0
          ? { note: t('overview.crmWaits', counted(waits)) }
          : sync?.lastSync != null && { note: t('overview.lastSync', { time: dateTime(sync.lastSync) }) })}
      />
    </dl>
  );
}
