import type { TFunction } from 'i18next';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureReason } from '#staff-ui/failure-reason.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import type { CrmStatus } from './api/crm-status.ts';

type Operation = CrmStatus['pendingOperationsList'][number];

const events = ['lead_created', 'lead_updated', 'property_created', 'property_updated', 'property_deleted'] as const;

/** Oldest first. */
export function PendingOperations({ status }: { status: CrmStatus }) {
  const { t } = useTranslation('adminCrm');
  const { language } = useLanguage();
  const { pendingOperationsList: operations, pendingOperations: total, needPerson } = status;
  if (operations.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck className="size-6" />}
        title={t('list.empty')}
        text={t(needPerson === 0 ? 'list.emptyText' : 'list.emptyButStuck')}
      />
    );
  const number = (value: number) => formatNumber(value, language);
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('list.title')}</h2>
      <PlainTable
        label={t('list.title')}
        className="min-w-[60rem]"
        frame="max-h-112 overflow-auto"
        rows={operations}
        keyOf={({ id }) => id}
        columns={operationColumns(t, language)}
      />
      {total > operations.length && (
        <p className="mt-2 text-sm text-stone-600">
          {t('list.shown', { shown: number(operations.length), total: number(total) })}
        </p>
      )}
    </section>
  );
}

function operationColumns(t: TFunction<'adminCrm'>, language: Language): PlainColumn<Operation>[] {
  return [
    {
      id: 'type',
      label: t('list.type'),
      className: 'font-medium text-ink',
      cell: ({ type }) => {
        const known = events.find((name) => name === type.replace('.', '_'));
        return known === undefined ? type : t(`event.${known}`);
      },
    },
    {
      id: 'reference',
      label: t('list.reference'),
      className: 'whitespace-nowrap',
      cell: ({ reference }) => <bdi className="font-mono text-xs">{reference}</bdi>,
    },
    { id: 'state', label: t('list.state'), cell: ({ state }) => <Badge tone="amber">{t(`state.${state}`)}</Badge> },
    {
      id: 'attempts',
      label: t('list.attempts'),
      className: 'tabular-nums',
      cell: ({ attempts }) => formatNumber(attempts, language),
    },
    ...(['next', 'created'] as const).map((time) => ({
      id: time,
      label: t(`list.${time}`),
      className: 'whitespace-nowrap',
      cell: ({ dueAt, createdAt }: Operation) => formatDateTime(time === 'next' ? dueAt : createdAt, language),
    })),
    {
      id: 'error',
      label: t('list.error'),
      className: 'max-w-xs text-stone-600',
      cell: ({ lastErrorCode, lastError }) => <FailureReason code={lastErrorCode} said={lastError} />,
    },
  ];
}
