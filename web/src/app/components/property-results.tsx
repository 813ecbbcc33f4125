import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GridSkeleton, PropertyGrid } from '#features/properties/list/property-grid.tsx';
import { ResultCount, ShowingLine } from '#features/properties/list/result-summary.tsx';
import { SortSelect } from '#features/search/sort-select.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { listPageSize, propertyListQuery } from '#lib/listings/queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { renderCardInquiry } from './inquiry-button.tsx';

interface PropertyResultsProps {
  filters: ListingFilters;
  /** The server could not load them; the browser tries once more by itself. */
  failedBefore: boolean;
}

/** The listings that fit: how many, in which order, page by page; or why there are none. */
export function PropertyResults({ filters, failedBefore }: PropertyResultsProps) {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  const { data, isPending, isError, refetch } = useQuery(propertyListQuery(filters, language));
  const hrefOf = (page: number) => link('/properties') + filterSearch({ ...filters, page });
  const failed = data === undefined && (isError || failedBefore);
  return (
    <section aria-labelledby="results" className="mt-8">
      <h2 id="results" className="sr-only">
        {t('list.results')}
      </h2>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {failed ? <span /> : <ResultCount total={data?.pagination.total ?? null} />}
        <SortSelect filters={filters} />
      </div>
      {isPending && !failed && <GridSkeleton count={listPageSize} />}
      {failed && <NoResults failed onRetry={() => void refetch()} filters={filters} />}
      {data !== undefined &&
        (data.properties.length === 0 ? (
          <NoResults filters={filters} />
        ) : (
          <>
            <PropertyGrid properties={data.properties} renderInquiry={renderCardInquiry} />
            <div className="mt-12 space-y-5">
              <ShowingLine pagination={data.pagination} shown={data.properties.length} />
              <Pagination page={data.pagination.page} totalPages={data.pagination.totalPages} hrefOf={hrefOf} />
            </div>
          </>
        ))}
    </section>
  );
}

interface NoResultsProps {
  filters: ListingFilters;
  failed?: boolean;
  onRetry?: () => void;
}

/** One place for an empty result and for one that could not be loaded; the words tell them apart. */
function NoResults({ filters, failed = false, onRetry }: NoResultsProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { link } = useLanguage();
  const filtered = filterSearch(changeFilters(filters, { sort: 'newest' })) !== '' || filters.page > 1;
  return (
    <EmptyState
      icon={<SearchX className="size-6" />}
      title={t('list.empty')}
      text={failed ? t('list.failed') : t('list.emptyText')}
    >
      {failed && <Button onClick={onRetry}>{t('common:retry')}</Button>}
      <Button asChild variant={failed ? 'secondary' : 'primary'}>
        <Link to={link('/contact')}>{t('common:contactUs')}</Link>
      </Button>
      {!failed && filtered && (
        <Button asChild variant="secondary">
          <Link to={link('/properties')}>{t('list.clear')}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
