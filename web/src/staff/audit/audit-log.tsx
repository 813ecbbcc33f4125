import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { withParam } from '#staff-lib/with-param.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field, Input, Select } from '#ui/field.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchBox } from '#staff-ui/search-box.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RequestedParams } from '#staff-ui/table/requested-params.ts';
import { auditQuery } from './api/audit.ts';
import { auditKinds } from '@manzil/core/audit/audit';
import { isFiltered, readAuditFilter } from './audit-filter.ts';
import { EntryLine } from './entry-line.tsx';

/** Who did what, and when; nobody can change or delete a line. */
export function AuditLog() {
  const { t } = useTranslation('adminAudit');
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { data } = useQuery(auditQuery(readAuditFilter(params)));
  return (
    <div className="space-y-6">
      <title>{t('title')}</title>
      <header>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-sm text-stone-600">{t('subtitle')}</p>
        <p aria-live="polite" className="text-sm text-stone-600">
          {data !== undefined &&
            t('found', { count: data.pagination.total, formatted: formatNumber(data.pagination.total, language) })}
        </p>
      </header>
      <Filters />
      <Entries />
    </div>
  );
}

function Filters() {
  const { t } = useTranslation('adminAudit');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = readAuditFilter(params);
  // two changes may come before the page has followed the first one
  const [requested] = useState(() => new RequestedParams(params));
  useEffect(() => {
    requested.arrived(params);
  }, [requested, params]);
  const set = (name: string, value: string) => {
    const next = withParam(requested.latest, name, value);
    requested.request(new URLSearchParams(next));
    void navigate(next, { preventScrollReset: true });
  };
  const dayField = (name: 'from' | 'to') => (
    <Field label={t(`filters.${name}`)}>
      <Input
        type="date"
        value={filter[name] ?? ''}
        onChange={(event) => {
          set(name, event.target.value);
        }}
      />
    </Field>
  );
  return (
    <search
      aria-label={t('filters.label')}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(14rem,1fr)_12rem_11rem_11rem_auto]"
    >
      <SearchBox
        className="col-span-2 lg:col-span-1"
        label={t('filters.search')}
        placeholder={t('filters.placeholder')}
        submitLabel={t('filters.apply')}
        value={filter.search ?? ''}
        onSearch={(text) => {
          set('search', text);
        }}
      />
      <Field label={t('filters.kind')} className="col-span-2 lg:col-span-1">
        <Select
          value={filter.kind ?? 'all'}
          onChange={(event) => {
            set('kind', event.target.value);
          }}
        >
          <option value="all">{t('filters.all')}</option>
          {auditKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {dayField('from')}
      {dayField('to')}
      {isFiltered(filter) && (
        <Button
          variant="quiet"
          className="h-12"
          onClick={() => {
            requested.request(new URLSearchParams());
            void navigate('?');
          }}
        >
          {t('filters.clear')}
        </Button>
      )}
    </search>
  );
}

function Entries() {
  const { t } = useTranslation(['adminAudit', 'admin']);
  const [params] = useSearchParams();
  const filter = readAuditFilter(params);
  const { data, error, refetch } = useQuery(auditQuery(filter));
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
  if (data === undefined)
    return (
      <div aria-busy>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (data.entries.length === 0)
    return (
      <EmptyState
        icon={<History className="size-6" />}
        title={t('empty.title')}
        text={isFiltered(filter) ? t('empty.filtered') : t('empty.none')}
      />
    );
  return (
    <>
      <ol className="divide-y divide-sand-200 overflow-hidden rounded-xl border border-sand-200 bg-white">
        {data.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pagination
        page={data.pagination.page}
        totalPages={data.pagination.totalPages}
        hrefOf={(page) => withParam(params, 'page', String(page))}
      />
    </>
  );
}
