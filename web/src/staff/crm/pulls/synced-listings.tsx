import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { pageOf } from '#staff-ui/table/table-query.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { type CrmListing, crmListingsQuery } from '../api/listing-sync.ts';

/** Newest change first. */
export function SyncedListings() {
  const { t } = useTranslation('adminCrm');
  const columns = useColumns();
  const [params] = useSearchParams();
  const page = pageOf(params);
  return (
    <Loaded result={useQuery(crmListingsQuery(page))} skeleton="h-72">
      {({ listings, pagination }) =>
        listings.length === 0 ? (
          <EmptyState icon={<Building2 className="size-6" />} title={t('synced.none')} text={t('synced.noneText')} />
        ) : (
          <div className="space-y-5">
            <PlainTable
              label={t('integration.tabs.properties')}
              className="min-w-[52rem]"
              rows={listings}
              keyOf={({ id }) => id}
              columns={columns}
            />
            <Pagination
              page={page}
              totalPages={pagination.totalPages}
              hrefOf={(value) => `?tab=properties&page=${String(value)}`}
            />
          </div>
        )
      }
    </Loaded>
  );
}

function useColumns(): PlainColumn<CrmListing>[] {
  const { t } = useTranslation('adminCrm');
  const { language } = useLanguage();
  const { dateTime, number, price: priceText, titleOf } = useFormats();
  return [
    {
      id: 'title',
      label: t('synced.title'),
      cell: (listing) => (
        <>
          <a
            href={`/${language}/properties/${String(listing.id)}`}
            dir="auto"
            className="font-medium text-ink underline-offset-4 hover:text-maroon-700 hover:underline"
          >
            {titleOf(listing)}
          </a>
          {!listing.isActive && (
            <span className="ms-2">
              <Badge tone="quiet">{t('synced.hidden')}</Badge>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'reference',
      label: t('synced.reference'),
      cell: ({ referenceId }) => (
        <bdi dir="ltr" className="font-mono text-xs">
          {referenceId}
        </bdi>
      ),
    },
    { id: 'city', label: t('synced.city'), cell: ({ city }) => city },
    {
      id: 'price',
      label: t('synced.price'),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ price }) => <bdi>{priceText(price) ?? '–'}</bdi>,
    },
    {
      id: 'pictures',
      label: t('synced.pictures'),
      className: 'tabular-nums',
      cell: ({ pictures }) => number(pictures),
    },
    {
      id: 'updated',
      label: t('synced.updated'),
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => dateTime(updatedAt),
    },
  ];
}
