import { useQuery } from '@tanstack/react-query';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { refreshMs, type SeoReport, seoQuery, type SeoStatus, useScan } from './api/seo.ts';
import { IssueList, OpportunityList } from './issue-list.tsx';
import { CategoryCards, Scores } from './scores.tsx';

/** Scans anew every five minutes while open. */
export function SeoDashboard() {
  const { t } = useTranslation('adminSeo');
  const { language } = useLanguage();
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
              : t('lastScan', { time: formatDateTime(status.lastScan, language) })
        }
      >
        <ScanButton running={status?.state === 'running'} />
      </ScreenHeader>
      {status?.state === 'running' && <Progress progress={status.progress} />}
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

function Progress({ progress }: { progress: SeoStatus['progress'] }) {
  const { t } = useTranslation('adminSeo');
  const { language } = useLanguage();
  const { done, total } = progress ?? { done: 0, total: 0 };
  const number = (value: number) => formatNumber(value, language);
  const text = total === 0 ? t('beginning') : t('progress', { done: number(done), total: number(total) });
  return (
    <div className="rounded-xl border border-sand-200 bg-white p-4">
      <div
        role="progressbar"
        aria-label={t('scanning')}
        aria-valuetext={text}
        {...(total === 0 ? {} : { 'aria-valuenow': done, 'aria-valuemin': 0, 'aria-valuemax': total })}
        className="h-2 overflow-hidden rounded-full bg-sand-100"
      >
        <div
          className="h-full rounded-full bg-maroon-700 transition-[inline-size] duration-500"
          style={{ inlineSize: `${String(total === 0 ? 4 : Math.round((100 * done) / total))}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-stone-600">{text}</p>
    </div>
  );
}

function Report({ report, previous }: { report: SeoReport; previous: number | null }) {
  const { t } = useTranslation('adminSeo');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const lists = [
    { id: 'issues', count: report.issues.length },
    { id: 'opportunities', count: report.opportunities.length },
  ] as const;
  return (
    <>
      <Scores report={report} previous={previous} />
      <CategoryCards report={report} />
      <Tabs.Root defaultValue="issues">
        <Tabs.List aria-label={t('lists.label')} className="flex gap-1 border-b border-sand-200">
          {lists.map(({ id, count }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="-mb-px min-h-11 border-b-2 border-transparent px-4 text-sm font-medium whitespace-nowrap text-stone-600 hover:text-ink data-[state=active]:border-maroon-700 data-[state=active]:text-maroon-700"
            >
              {t(`lists.${id}`, { formatted: number(count) })}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
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
