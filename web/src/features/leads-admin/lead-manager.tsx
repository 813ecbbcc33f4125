import { useQuery } from '@tanstack/react-query';
import { Inbox, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast-state.ts';
import { idsOf, mostAtOnce } from './api/change-leads.ts';
import { type Lead, leadsQuery } from './api/leads.ts';
import { BulkActions } from './bulk-actions.tsx';
import { LeadDetailDialog } from './lead-detail.tsx';
import { isFiltered, pageSize, readLeadFilter, withParam } from './lead-filter.ts';
import { LeadEditDialog } from './lead-edit.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { useLeadSelection } from './use-lead-selection.ts';

interface LeadManagerProps {
  /** Administrators delete leads and give them to people. */
  mayManage: boolean;
}

/** The leads that the site accepted, and where each one stands with the CRM. */
export function LeadManager({ mayManage }: LeadManagerProps) {
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
      <LeadList mayManage={mayManage} />
      <LeadDetailDialog />
    </div>
  );
}

function LeadList({ mayManage }: LeadManagerProps) {
  const { t } = useTranslation(['adminLeads', 'admin']);
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const filter = readLeadFilter(params);
  const { data, error, refetch } = useQuery(leadsQuery(filter));
  const selection = useLeadSelection(filter);
  const [edited, setEdited] = useState<Lead | null>(null);
  const toast = useToast();

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
  const allChosen = selection.ids.size > 0 && selection.ids.size >= Math.min(total, mostAtOnce);
  const chooseAll = () => {
    if (allChosen) selection.clear();
    else if (total === data.leads.length) selection.choose(data.leads.map(({ id }) => id));
    else
      void idsOf(filter).then(selection.choose, () => {
        toast({ title: t('error'), description: t('admin:failed.text'), variant: 'destructive' });
      });
  };
  return (
    <>
      <BulkActions selection={selection} total={total} mayDelete={mayManage} />
      <LeadTable
        leads={data.leads}
        selection={selection}
        allChosen={allChosen}
        onChooseAll={chooseAll}
        mayDelete={mayManage}
        onEdit={setEdited}
      />
      <p className="text-sm text-stone-600">
        {t('position', { from: number(from), to: number(from + data.leads.length - 1), total: number(total) })}
      </p>
      <Pagination page={page} totalPages={totalPages} hrefOf={(value) => withParam(params, 'page', String(value))} />
      {edited !== null && (
        <LeadEditDialog
          key={edited.id}
          lead={edited}
          mayAssign={mayManage}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
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
