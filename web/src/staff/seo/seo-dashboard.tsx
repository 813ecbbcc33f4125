import { useQuery } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { ProgressCard } from '#staff-ui/progress-card.tsx';
import { TabList } from '#staff-ui/tab-list.tsx';
import { refreshMs, type SeoReport, seoQuery, useScan } from './api/seo.ts';
import { IssueList, OpportunityList } from './issue-list.tsx';
import { CategoryCards, Scores } from './scores.tsx';

/** Scans anew every five minutes while open. */
export function SeoDashboard() {
  const { t } = useTranslation('adminSeo');
  const { dateTime } = useFormats();
  const result = useQuery(seoQuery);
  const status = result.data;
  const { mutate: scan } = useScan();
  useEffect(() => {
    const byItself = (): void => {
      if (!document.hidden) scan(true);
    };
    byItself();
    const timer = setInterval(byItself, refreshMs);
    return () => clearInterval(timer);
  }, [scan]);
  return (
    <div className="space-y-6">
      <ScreenHeader
        title={t('title')}
        text={
          status === undefined
            ? '\u00a0'
            : status.lastScan === null
              ? t('neverScanned')
              : t('lastScan', { time: dateTime(status.lastScan) })
        }
      >
        <ScanButton running={status?.state === 'running'} />
      </ScreenHeader>
      {status?.state === 'running' && (
        <ProgressCard
          label={t('scanning')}
          beginning={t('beginning')}
          progress={status.progress ?? { done: 0, total: 0 }}
          textOf={(figures) => t('progress', figures)}
        />
      )}
      {status?.state === 'failed' && (
        <p role="alert" className="flex items-center gap-3 rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {t('scanFailed')}
        </p>
      )}
      {status?.report === null ? (
        // the first scan takes up to a minute; how far it is stands above
        <Skeleton className="h-96 w-full" />
      ) : (
        <Loaded result={result} skeleton="h-96">
          {({ report, previous }) => report !== null && <Report report={report} previous={previous} />}
        </Loaded>
      )}
    </div>
  );
}

function ScanButton({ running }: { running: boolean }) {
  const { t } = useTranslation('adminSeo');
  const tell = useTell();
  const scan = useScan();
  const busy = running || scan.isPending;
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={busy}
      onClick={() => void tell(scan.mutateAsync(false), { failed: t('notStarted') })}
    >
      <RefreshCw aria-hidden className={`size-4 ${busy ? 'animate-spin' : ''}`} />
      {busy ? t('scanning') : t('refresh')}
    </Button>
  );
}

function Report({ report, previous }: { report: SeoReport; previous: number | null }) {
  const { t } = useTranslation('adminSeo');
  const { inText, number } = useFormats();
  const lists = [
    { id: 'issues', name: t('lists.issues', { formatted: inText(report.issues.length) }) },
    { id: 'opportunities', name: t('lists.opportunities', { formatted: inText(report.opportunities.length) }) },
  ];
  return (
    <>
      <Scores report={report} previous={previous} />
      <CategoryCards report={report} />
      <Tabs.Root defaultValue="issues">
        <TabList label={t('lists.label')} tabs={lists} />
        <Tabs.Content value="issues" className="pt-5 outline-none">
          <IssueList issues={report.issues} />
        </Tabs.Content>
        <Tabs.Content value="opportunities" className="pt-5 outline-none">
          <OpportunityList opportunities={report.opportunities} />
        </Tabs.Content>
      </Tabs.Root>
      <p className="text-sm text-stone-600">
        {t('covered', { pages: number(report.pages), formatted: number(report.knownPages) })}
        {!report.complete && ` ${t('incomplete')}`}
      </p>
    </>
  );
}
