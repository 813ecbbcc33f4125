import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDateTime, formatNumber, formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { crmListingsQuery } from '../api/listing-sync.ts';

const columns = ['title', 'reference', 'city', 'price', 'pictures', 'updated'] as const;

/** The listings that came from the CRM, newest change first. */
export function SyncedListings() {
  const { t } = useTranslation(['adminCrm', 'admin']);
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 1_000_000 ? asked : 1;
  const { data, error, refetch } = useQuery(crmListingsQuery(page));
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
  if (data === undefined) return <Skeleton className="h-72 w-full" />;
  if (data.listings.length === 0)
    return <EmptyState icon={<Building2 className="size-6" />} title={t('synced.none')} text={t('synced.noneText')} />;
  return (
    <div className="space-y-5">
      <div
        tabIndex={0}
        role="region"
        aria-label={t('integration.tabs.properties')}
        className="overflow-x-auto rounded-xl border border-sand-200 bg-white"
      >
        <table className="w-full min-w-[52rem] text-sm">
          <thead>
            <tr className="border-b border-sand-200 bg-sand-50 text-xs text-stone-600">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
                  {t(`synced.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-sand-200">
            {data.listings.map((listing) => (
              <tr key={listing.id}>
                <td className="px-4 py-3">
                  <a
                    href={`/${language}/properties/${String(listing.id)}`}
                    dir="auto"
                    className="font-medium text-ink underline-offset-4 hover:text-maroon-700 hover:underline"
                  >
                    {(language === 'ar' ? listing.titleAr : null) ?? listing.title}
                  </a>
                  {!listing.isActive && (
                    <span className="ms-2">
                      <Badge tone="quiet">{t('synced.hidden')}</Badge>
                    </span>
                  )}
                </td>
                <td className="px-4 py-3">
                  <bdi dir="ltr" className="font-mono text-xs">
                    {listing.referenceId}
                  </bdi>
                </td>
                <td className="px-4 py-3">{listing.city}</td>
                <td className="px-4 py-3 whitespace-nowrap tabular-nums">
                  <bdi>{formatPrice(listing.price, language) ?? '–'}</bdi>
                </td>
                <td className="px-4 py-3 tabular-nums">{formatNumber(listing.pictures, language)}</td>
                <td className="px-4 py-3 whitespace-nowrap">{formatDateTime(listing.updatedAt, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pagination
        page={page}
        totalPages={data.pagination.totalPages}
        hrefOf={(value) => `?tab=properties&page=${String(value)}`}
      />
    </div>
  );
}
