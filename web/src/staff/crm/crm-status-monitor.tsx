import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { RefreshButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { type CrmStatus, crmStatusQuery } from './api/crm-status.ts';
import { ConnectionBadge, ConnectionNotice } from './connection.tsx';
import { ForceRetryButton } from './force-retry-button.tsx';
import { PendingOperations } from './pending-operations.tsx';

export function CrmStatusMonitor() {
  const { t } = useTranslation(['adminCrm', 'adminDeliveries']);
  const mayOpenQueues = useMay('deliveries.manage');
  const result = useQuery(crmStatusQuery);
  const status = result.data;
  return (
    <div className="space-y-6">
      <ScreenHeader
        title={t('title')}
        text={t('subtitle')}
        badge={status !== undefined && <ConnectionBadge status={status} />}
      >
        {mayOpenQueues && (
          <Button asChild variant="quiet" size="sm">
            {/* the browser leaves the admin: not our page */}
            <a href="/api/admin/queues">
              {t('queues')}
              <ArrowForward />
            </a>
          </Button>
        )}
        <Button asChild variant="quiet" size="sm">
          <Link to="/admin/deliveries">
            {t('adminDeliveries:open')}
            <ArrowForward />
          </Link>
        </Button>
        <RefreshButton label={t('refresh')} result={result} />
        {status !== undefined && <ForceRetryButton pending={status.pendingOperations} />}
      </ScreenHeader>
      <Loaded result={result} skeleton="h-72" failure={t('unavailable')}>
        {(loaded) => <Monitor status={loaded} onTryAgain={() => void result.refetch()} />}
      </Loaded>
    </div>
  );
}

function Monitor({ status, onTryAgain }: { status: CrmStatus; onTryAgain: () => void }) {
  const { t } = useTranslation('adminCrm');
  const { dateTime, number } = useFormats();
  const minutes = Math.floor(status.uptime / 60_000);
  return (
    <>
      <ConnectionNotice status={status} onTryAgain={onTryAgain} />
      <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatCard label={t('cards.pending')} value={number(status.pendingOperations)} />
        <StatCard label={t('cards.failures')} value={number(status.totalFailures)} />
        <StatCard
          label={t('cards.uptime')}
          value={t('uptime', { hours: number(Math.floor(minutes / 60)), minutes: number(minutes % 60) })}
          note={t('provider', { name: status.provider })}
        />
        <StatCard
          label={t('cards.lastSync')}
          value={
            <span className="text-base">
              {status.lastSuccessfulSync === null ? t('cards.never') : dateTime(status.lastSuccessfulSync)}
            </span>
          }
        />
      </dl>
      {status.needPerson > 0 && <NeedPerson count={status.needPerson} />}
      <PendingOperations status={status} />
    </>
  );
}

/** No retry mends these. */
function NeedPerson({ count }: { count: number }) {
  const { t } = useTranslation('adminCrm');
  const { counted } = useFormats();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-danger-50 px-5 py-4 text-sm text-danger-700">
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-60">
        <span className="font-semibold">{t('needPerson.title', counted(count))}</span> {t('needPerson.text')}
      </p>
      <Button asChild variant="secondary" size="sm">
        <Link to="/admin/deliveries">
          {t('needPerson.open')}
          <ArrowForward />
        </Link>
      </Button>
    </div>
  );
}
