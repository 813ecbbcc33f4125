import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GridSkeleton, PropertyGrid } from '#site/listings/list/property-grid.tsx';
import { ResultCount, ShowingLine } from '#site/listings/list/result-summary.tsx';
import { RecentRow } from '#site/listings/recent/recent-row.tsx';
import { EmptySuggestions } from '#site/search/empty-suggestions.tsx';
import { SortSelect } from '#site/search/sort-select.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { changeFilters, filterSearch, isFiltered, type ListingFilters } from '#lib/listings/filters.ts';
import { listPageSize, propertyListQuery } from '#lib/listings/queries.ts';
import { isRefusal } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { renderCardInquiry } from './inquiry-button.tsx';
import { RefusedSearch } from './refused-search.tsx';

interface PropertyResultsProps {
  filters: ListingFilters;
  /** Not loaded on the server; the browser tries again. */
  failedBefore: boolean;
}

export function PropertyResults({ filters, failedBefore }: PropertyResultsProps) {
  const { t } = useTranslation('listing');
  const { language, link } = useLanguage();
  const { data, isPending, error, refetch } = useQuery(propertyListQuery(filters, language));
  const hrefOf = (page: number) => link('/properties') + filterSearch({ ...filters, page });
  const failed = data === undefined && (error !== null || failedBefore);
  useEffect(() => {
    if (error !== null) console.error('The list of properties could not be loaded', error);
  }, [error]);
  if (isRefusal(error)) return <RefusedSearch />;
  return (
    <section aria-labelledby="results" className="mt-8">
      <h2 id="results" tabIndex={-1} className="sr-only">
        {t('list.results')}
      </h2>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {failed ? (
          <span />
        ) : (
          <ResultCount total={data?.pagination.total ?? null} corrected={data?.corrected} typed={filters.city} />
        )}
        <SortSelect filters={filters} understood={data?.understood ?? []} />
      </div>
      {isPending && !failed && <GridSkeleton count={listPageSize} />}
      {failed && <NoResults failed onRetry={() => void refetch()} filters={filters} />}
      {data !== undefined &&
        (data.properties.length === 0 ? (
          <>
            <NoResults filters={filters} total={data.pagination.total} />
            <RecentRow className="mt-14" renderInquiry={renderCardInquiry} />
          </>
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
  total?: number;
  failed?: boolean;
  onRetry?: () => void;
}

/** For no results, a page after the last, and a failure. */
function NoResults({ filters, total = 0, failed = false, onRetry }: NoResultsProps) {
  const { t } = useTranslation(['listing', 'common']);
  const { link } = useLanguage();
  const filtered = isFiltered(filters);
  const otherPages = total > 0;
  const text = () => {
    if (failed) return t('list.failed');
    if (otherPages) return t('list.pastEnd');
    return filtered ? t('list.emptyText') : t('list.emptyAll');
  };
  return (
    <EmptyState
      icon={<SearchX className="size-6" />}
      title={t('list.empty')}
      text={text()}
      more={!failed && !otherPages && filtered ? <EmptySuggestions filters={filters} /> : undefined}
    >
      {failed && <Button onClick={onRetry}>{t('common:retry')}</Button>}
      {otherPages && (
        <Button asChild>
          <Link to={link('/properties') + filterSearch(changeFilters(filters, {}))}>{t('list.firstPage')}</Link>
        </Button>
      )}
      <Button asChild variant={failed || otherPages ? 'secondary' : 'primary'}>
        <Link to={link('/contact')}>{t('common:contactUs')}</Link>
      </Button>
      {!failed && !otherPages && filtered && (
        <Button asChild variant="secondary">
          <Link to={link('/properties')}>{t('list.clear')}</Link>
        </Button>
      )}
    </EmptyState>
  );
}
