import { HydrationBoundary, keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link, Navigate, redirect, useLocation, useSearchParams } from 'react-router';
import { renderCardInquiry } from '#app/components/inquiry-button.tsx';
import { breadcrumbList } from '#app/json-ld/breadcrumb-list.ts';
import { JsonLd } from '#app/json-ld/json-ld.tsx';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { type Outcome, outcomeOf, outcomeStatus } from '#app/page-outcome.ts';
import { LinkList } from '#site/listings/landing/landing-links.tsx';
import { useLandingText } from '#site/listings/landing/use-landing-text.ts';
import { useRememberedList } from '#site/listings/list/back-to-list.tsx';
import { GridSkeleton, PropertyGrid } from '#site/listings/list/property-grid.tsx';
import { ShowingLine } from '#site/listings/list/result-summary.tsx';
import { withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { filterSearch, parseFilters } from '#lib/listings/filters.ts';
import { type LandingAddress, type LandingPage, landingPageQuery } from '#lib/listings/landing-queries.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import { wholeWords } from '#lib/whole-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { Route } from './+types/landing.ts';

/** The route has two addresses, one for each deal. */
const addressOf = (pathname: string, { kind, place }: Route.LoaderArgs['params']): LandingAddress => ({
  deal: pathname.includes('/for-sale/') ? 'for-sale' : 'for-rent',
  kind,
  place,
});
const pageIn = (query: URLSearchParams): number => parseFilters(query).page;

/** What it was about, as a search: where too few stand, nothing is lost. */
const asSearch = ({ deal, kind, place }: LandingAddress): string =>
  `/properties${filterSearch({ type: deal === 'for-sale' ? 'Sell' : 'Rent', city: `${kind} ${place}`.replaceAll('-', ' ') })}`;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const { pathname, searchParams } = new URL(request.url);
  const address = addressOf(pathname, params);
  const query = landingPageQuery(address, pageIn(searchParams), page.language, serverApi(context));
  const { dehydrated, errors } = await prefetchAll([query]);
  const outcome = outcomeOf(errors[0] ?? null);
  if (outcome === 'missing') throw redirect(withPrefix(page.language, asSearch(address)));
  return data({ ...page, outcome, dehydrated }, { status: outcomeStatus[outcome] });
}

export const clientLoader = () => ({ ...browserPage(), outcome: 'unknown' as Outcome });

export default function LandingRoute({ loaderData, params }: Route.ComponentProps) {
  const address = addressOf(useLocation().pathname, params);
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className="page-width pt-10 sm:pt-14">
        <Landing address={address} rendered={loaderData.outcome} origin={loaderData.origin} />
      </div>
    </HydrationBoundary>
  );
}

interface LandingProps {
  address: LandingAddress;
  rendered: Outcome;
  origin: string;
}

function Landing({ address, rendered, origin }: LandingProps) {
  const { t } = useTranslation(['listing', 'landing', 'common']);
  const { language, link } = useLanguage();
  const [query] = useSearchParams();
  const shown = pageIn(query);
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    ...landingPageQuery(address, shown, language),
    placeholderData: keepPreviousData,
  });
  if (page !== undefined) return <Found page={page} address={address} origin={origin} />;
  if (error !== null && outcomeOf(error) === 'missing') return <Navigate replace to={link(asSearch(address))} />;
  if (error !== null || rendered === 'failed')
    return (
      <LoadFailure
        title={t('list.failed')}
        text={t('landing:failedText')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  return <GridSkeleton count={12} />;
}

function Found({ page, address, origin }: { page: LandingPage; address: LandingAddress; origin: string }) {
  const { t } = useTranslation(['listing', 'landing', 'shell']);
  const { language, link } = useLanguage();
  useRememberedList();
  const text = useLandingText(page).join(' ');
  const { heading, path, pagination, properties, related } = page;
  const searchOf = (number: number) => (number > 1 ? `?page=${String(number)}` : '');
  const crumbs = [
    { name: t('shell:nav.home'), path: '/' },
    { name: t('shell:nav.properties'), path: '/properties' },
    { name: heading, path },
  ];
  return (
    <>
      <PageHead
        title={heading}
        description={wholeWords(`${heading}. ${text}`, 300)}
        origin={origin}
        path={path}
        search={searchOf(pagination.page)}
        noindex={properties.length === 0}
      />
      <JsonLd data={breadcrumbList(crumbs, language, origin)} />
      <h1 className="text-3xl">{heading}</h1>
      <p className="mt-3 max-w-3xl text-lg text-stone-600">{text}</p>
      <Button asChild variant="secondary" className="mt-6">
        <Link to={link(asSearch(address))}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {t('landing:refine')}
        </Link>
      </Button>
      <section aria-labelledby="results" className="mt-9">
        <h2 id="results" className="sr-only">
          {t('list.results')}
        </h2>
        {properties.length === 0 ? (
          <EmptyState icon={<SearchX className="size-6" />} title={t('list.pastEnd')}>
            <Button asChild>
              <Link to={link(path)}>{t('list.firstPage')}</Link>
            </Button>
          </EmptyState>
        ) : (
          <>
            <PropertyGrid properties={properties} renderInquiry={renderCardInquiry} />
            <div className="mt-12 space-y-5">
              <ShowingLine pagination={pagination} shown={properties.length} />
              <Pagination
                page={pagination.page}
                totalPages={pagination.totalPages}
                hrefOf={(number) => link(path) + searchOf(number)}
              />
            </div>
          </>
        )}
      </section>
      <LinkList links={related} />
    </>
  );
}
