import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { heldBackQuery } from '../api/listing-sync.ts';
import { useHeldReason } from './use-held-reason.ts';

const columns = ['reference', 'state', 'reason', 'since'] as const;

/** Listings of the CRM that were not taken over, each with the reason. */
export function HeldBack() {
  const { t } = useTranslation(['adminCrm', 'admin']);
  const { language } = useLanguage();
  const reasonOf = useHeldReason();
  const { data, error, refetch } = useQuery(heldBackQuery);
  if (data === undefined && error !== null)
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
  if (data === undefined) return <Skeleton className="h-32 w-full" />;
  return (
    <section className="space-y-3">
      <div>
        <h2 className="text-lg">{t('held.title')}</h2>
        <p className="text-sm text-stone-600">{data.length === 0 ? t('held.none') : t('held.text')}</p>
      </div>
      {data.length > 0 && (
        <div
          tabIndex={0}
          role="region"
          aria-label={t('held.title')}
          className="overflow-x-auto rounded-xl border border-sand-200 bg-white"
        >
          <table className="w-full min-w-[40rem] text-sm">
            <thead>
              <tr className="border-b border-sand-200 bg-sand-50 text-xs text-stone-600">
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
                    {t(`held.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-sand-200">
              {data.map((row) => (
                <tr key={row.id}>
                  <td className="px-4 py-3 whitespace-nowrap">
                    <bdi>{row.referenceId ?? t('held.unreadable')}</bdi>
                  </td>
                  <td className="px-4 py-3">
                    <Badge tone={row.duplicateStatus === 'quarantined' ? 'danger' : 'quiet'}>
                      {t(`held.states.${row.duplicateStatus}`)}
                    </Badge>
                  </td>
                  <td dir="auto" className="px-4 py-3">
                    {reasonOf(row.duplicateReason)}
                  </td>
                  <td className="px-4 py-3 whitespace-nowrap">{formatDateTime(row.startedAt, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
