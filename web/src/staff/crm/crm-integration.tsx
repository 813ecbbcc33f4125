import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { RefreshButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { TabList } from '#staff-ui/tab-list.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { syncStatusQuery } from './api/listing-sync.ts';
import { CrmConnection, OpenQuestions } from './crm-connection.tsx';
import { HeldBack } from './pulls/held-back.tsx';
import { IntegrationOverview } from './integration-overview.tsx';
import { RemovalQuestion } from './pulls/removal-question.tsx';
import { SyncNowButton } from './pulls/sync-now-button.tsx';
import { SyncRuns } from './pulls/sync-runs.tsx';
import { SyncedListings } from './pulls/synced-listings.tsx';

const tabs = ['overview', 'properties', 'runs'] as const;

export function CrmIntegration({ provider }: { provider: string }) {
  const { t } = useTranslation('adminCrm');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const result = useQuery(syncStatusQuery(provider));
  const { data, error } = result;
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'overview';
  return (
    <div className="space-y-6">
      <ScreenHeader title={t('integration.title')} text={t('provider', { name: provider })}>
        <RefreshButton label={t('integration.refresh')} result={result} />
        <Button asChild variant="quiet" size="sm">
          <a href="/api/openapi.json" target="_blank" rel="noopener">
            <BookOpen aria-hidden className="size-4" />
            {t('integration.documentation')}
          </a>
        </Button>
        <SyncNowButton running={data?.status === 'running'} />
      </ScreenHeader>
      <OpenQuestions />
      {data?.question != null && <RemovalQuestion question={data.question} />}
      <Tabs.Root
        value={tab}
        onValueChange={(name) =>
          void navigate(name === 'overview' ? '?' : `?tab=${name}`, { preventScrollReset: true, replace: true })
        }
      >
        <TabList label={t('integration.title')} tabs={tabs.map((id) => ({ id, name: t(`integration.tabs.${id}`) }))} />
        <Tabs.Content value="overview" className="pt-6 outline-none">
          {data === undefined && error === null ? (
            <Skeleton className="h-72 w-full" />
          ) : (
            <IntegrationOverview status={error === null ? data : undefined} problem={problemOf(error)} />
          )}
          <div className="pt-4">
            <CrmConnection />
          </div>
        </Tabs.Content>
        <Tabs.Content value="properties" className="pt-6 outline-none">
          <SyncedListings />
        </Tabs.Content>
        <Tabs.Content value="runs" className="pt-6 outline-none">
          <div className="space-y-8">
            <SyncRuns />
            <HeldBack />
          </div>
        </Tabs.Content>
      </Tabs.Root>
    </div>
  );
}

/** As the specification has it: 'HTTP 503: Service Unavailable'. */
function problemOf(error: Error | null): string | null {
  if (error === null) return null;
  if (!(error instanceof ApiError)) return error.message;
  return `HTTP ${String(error.status)}: ${error.detail === '' ? error.code : error.detail}`;
}
