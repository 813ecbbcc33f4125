import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureReason } from '#staff-ui/failure-reason.tsx';
import type { CrmStatus } from './api/crm-status.ts';

const events = ['lead_created', 'lead_updated', 'property_created', 'property_updated', 'property_deleted'] as const;

/** What waits for the CRM, oldest first. */
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
      <h2 id="pending-operations" className="mb-3 text-lg">
        {t('list.title')}
      </h2>
      <div
        tabIndex={0}
        role="region"
        aria-labelledby="pending-operations"
        className="max-h-112 overflow-auto rounded-xl border border-sand-200 bg-white"
      >
        <table className="w-full min-w-[60rem] text-sm">
          <thead>
            <tr className="text-xs text-stone-600">
              {(['type', 'reference', 'state', 'attempts', 'next', 'created', 'error'] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="sticky top-0 border-b border-sand-200 bg-sand-50 px-4 py-3 text-start font-semibold"
                >
                  {t(`list.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-sand-200">
            {operations.map((operation) => (
              <tr key={operation.id}>
                <td className="px-4 py-3 font-medium text-ink">
                  <EventName event={operation.type} />
                </td>
                <td className="px-4 py-3 whitespace-nowrap">
                  <bdi className="font-mono text-xs">{operation.reference}</bdi>
                </td>
                <td className="px-4 py-3">
                  <Badge tone="amber">{t(`state.${operation.state}`)}</Badge>
                </td>
                <td className="px-4 py-3 tabular-nums">{number(operation.attempts)}</td>
                <td className="px-4 py-3 whitespace-nowrap">{formatDateTime(operation.dueAt, language)}</td>
                <td className="px-4 py-3 whitespace-nowrap">{formatDateTime(operation.createdAt, language)}</td>
                <td className="max-w-xs px-4 py-3 text-stone-600">
                  <FailureReason code={operation.lastErrorCode} said={operation.lastError} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > operations.length && (
        <p className="mt-2 text-sm text-stone-600">
          {t('list.shown', { shown: number(operations.length), total: number(total) })}
        </p>
      )}
    </section>
  );
}

function EventName({ event }: { event: string }) {
  const { t } = useTranslation('adminCrm');
  const known = events.find((name) => name === event.replace('.', '_'));
  return <>{known === undefined ? event : t(`event.${known}`)}</>;
}
