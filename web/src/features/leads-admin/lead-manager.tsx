import { useQuery } from '@tanstack/react-query';
import { Inbox, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { leadsQuery } from './api/leads.ts';
import { LeadDetailDialog } from './lead-detail.tsx';
import { isFiltered, pageSize, readLeadFilter, withParam } from './lead-filter.ts';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';

/** The leads that the site accepted, and where each one stands with the CRM. */
export function LeadManager() {
  const { t } = useTranslation('adminLeads');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { data, isFetching, refetch } = useQuery(leadsQuery(readLeadFilter(params)));
  return (
    <div className="space-y-6">
      <title>{t('title')}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p aria-live="polite" className="text-sm text-stone-600">
            {data !== undefined &&
              t('found', { count: data.pagination.total, formatted: formatNumber(data.pagination.total, language) })}
          </p>
        </div>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFetching}
          onClick={() => {
            void refetch();
          }}
        >
          <RefreshCw aria-hidden className="size-4" />
          {t('refresh')}
        </Button>
      </header>
      <LeadFilters />
      <LeadList />
      <LeadDetailDialog />
    </div>
  );
}

function LeadList() {
  const { t } = useTranslation(['adminLeads', 'admin']);
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const filter = readLeadFilter(params);
  const { data, error, refetch } = useQuery(leadsQuery(filter));

  if (error !== null && data === undefined)
    return (
      <LoadFailure
        title={t('admin:failed.title')}
        text={t('admin:failed.text')}
        retryLabel={t('admin:failed.retry')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (data === undefined) return <LoadingRows />;
  const { total, page, totalPages } = data.pagination;
  if (data.leads.length === 0)
    return (
      <EmptyState
        icon={<Inbox className="size-6" />}
        title={t('empty.title')}
        text={isFiltered(filter) ? t('empty.filtered') : t('empty.none')}
      />
    );
  const from = (page - 1) * pageSize + 1;
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <LeadTable leads={data.leads} />
      <p className="text-sm text-stone-600">
        {t('position', { from: number(from), to: number(from + data.leads.length - 1), total: number(total) })}
      </p>
      <Pagination page={page} totalPages={totalPages} hrefOf={(value) => withParam(params, 'page', String(value))} />
    </>
  );
}

function LoadingRows() {
  return (
    <div aria-busy className="space-y-px overflow-hidden rounded-xl border border-sand-200 bg-white">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="p-4">
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  );
}
