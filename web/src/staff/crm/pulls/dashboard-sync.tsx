import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, LoaderCircle, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { crmStatusQuery } from '../api/crm-status.ts';
import { type SyncStatus, syncStatusQuery, useSeedProperties } from '../api/listing-sync.ts';

const looks: Record<SyncStatus['status'], { tone: BadgeTone; Icon: typeof Clock }> = {
  success: { tone: 'green', Icon: CircleCheck },
  error: { tone: 'danger', Icon: CircleX },
  running: { tone: 'blue', Icon: LoaderCircle },
  never: { tone: 'quiet', Icon: Clock },
};

export function DashboardSync({ maySync }: { maySync: boolean }) {
  const { data: crm } = useQuery(crmStatusQuery);
  const provider = crm?.provider ?? '';
  const { data: sync } = useQuery({ ...syncStatusQuery(provider), enabled: provider !== '' });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sync !== undefined && <LastSync sync={sync} />}
      {maySync && <SyncButton provider={provider} running={sync?.status === 'running'} />}
    </div>
  );
}

function LastSync({ sync }: { sync: SyncStatus }) {
  const { t } = useTranslation('adminDashboard');
  const { dateTime, seconds } = useFormats();
  const { tone, Icon } = looks[sync.status];
  const state = t(`sync.states.${sync.status}`);
  const text = sync.lastSync === null ? state : t('sync.last', { state, time: dateTime(sync.lastSync) });
  return (
    <span
      data-sync-status={sync.status}
      {...(sync.durationMs === null ? {} : { title: t('sync.duration', { seconds: seconds(sync.durationMs) }) })}
    >
      <Badge tone={tone}>
        <Icon aria-hidden className={`me-1.5 size-3.5 ${sync.status === 'running' ? 'animate-spin' : ''}`} />
        {text}
      </Badge>
    </span>
  );
}

function SyncButton({ provider, running }: { provider: string; running: boolean }) {
  const { t } = useTranslation('adminDashboard');
  const { number, seconds } = useFormats();
  const tell = useTell();
  const seed = useSeedProperties(provider);
  const busy = seed.isPending || running;
  return (
    <Button
      size="sm"
      disabled={busy || provider === ''}
      onClick={() =>
        void tell(seed.mutateAsync(), {
          done: ({ count, newProperties, duration }) => ({
            title: t('sync.done', {
              formatted: number(count),
              fresh: number(newProperties),
              seconds: seconds(duration),
            }),
          }),
          failed: t('sync.failed'),
        })
      }
    >
      <RefreshCw aria-hidden className={`size-4 ${busy ? 'animate-spin' : ''}`} />
      {busy ? t('sync.running') : t('sync.action')}
    </Button>
  );
}
