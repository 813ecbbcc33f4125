import { HydrationBoundary, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { data, useSearchParams } from 'react-router';
import { PropertyResults } from '#app/components/property-results.tsx';
import { RefusedSearch } from '#app/components/refused-search.tsx';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { LandingLinks } from '#site/listings/landing/landing-links.tsx';
import { useRememberedList } from '#site/listings/list/back-to-list.tsx';
import { FilterChips } from '#site/search/filter-chips.tsx';
import { UnderstoodChips } from '#site/search/understood-chips.tsx';
import { ListSearch } from '#site/search/list-search.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { isRefusal } from '#lib/api/api-error.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { filterSearch, isFiltered, type ListingFilters, parseFilters } from '#lib/listings/filters.ts';
import { landingLinksQuery } from '#lib/listings/landing-queries.ts';
import { facetsQuery, propertyListQuery } from '#lib/listings/queries.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import type { Route } from './+types/property-list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const api = serverApi(context);
  const filters = parseFilters(new URL(request.url).searchParams);
  const { dehydrated, errors } = await prefetchAll([
    propertyListQuery(filters, page.language, api),
    facetsQuery(page.language, filters, api),
    landingLinksQuery(page.language, aboutOf(filters), api),
  ]);
  const [failure] = errors;
  const refused = isRefusal(failure);
  const failed = failure != null && !refused;
  if (failed) console.error('The list of properties could not be loaded', failure);
  return data({ ...page, dehydrated, failed, refused }, { status: refused ? 400 : failed ? 503 : 200 });
}

export const clientLoader = () => ({ ...browserPage(), failed: false, refused: false });

/** Words that may name a kind or a place. */
function aboutOf({ city, subType, category }: ListingFilters): string | undefined {
  const words = [city, subType, category].filter((one) => one !== undefined).join(' ');
  return words === '' ? undefined : words;
}

const noFilters = parseFilters(new URLSearchParams());

export default function PropertyListPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { failed, refused } = loaderData;
  // a refused search starts anew
  const filters = refused ? noFilters : parseFilters(query);
  useRememberedList();
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className="page-width pt-10 sm:pt-14">
        <ListHead filters={filters} refused={refused} origin={loaderData.origin} />
        <div className="mt-8">
          <ListSearch filters={filters} />
        </div>
        <div className="mt-4">
          <FilterChips filters={filters} />
          <UnderstoodChips key={filters.city} filters={filters} />
        </div>
        {refused ? <RefusedSearch /> : <PropertyResults filters={filters} failedBefore={failed} />}
        <LandingLinks about={aboutOf(filters)} className="mt-20 border-t border-sand-200 pt-12" />
      </div>
    </HydrationBoundary>
  );
}

/** Title, heading and description say what the filters are about. */
function ListHead({ filters, refused, origin }: { filters: ListingFilters; refused: boolean; origin: string }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const { data: list } = useQuery({
    ...propertyListQuery(filters, language),
    enabled: !refused,
    placeholderData: keepPreviousData,
  });
  const heading = list?.heading;
  return (
    <>
      <PageHead
        title={heading ?? t('list.metaTitle')}
        description={heading === undefined ? t('list.metaDescription') : t('list.metaAbout', { heading })}
        origin={origin}
        search={filterSearch(filters)}
        noindex={refused || isFiltered(filters)}
      />
      <h1 className="text-3xl">{heading ?? t('list.title')}</h1>
      <p className="mt-3 max-w-2xl text-lg text-stone-600">{t('list.subtitle')}</p>
    </>
  );
}
