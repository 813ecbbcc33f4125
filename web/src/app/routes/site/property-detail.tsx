import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { InquiryButton, renderCardInquiry } from '#app/components/inquiry-button.tsx';
import { PropertyMissing } from '#app/components/property-missing.tsx';
import { breadcrumbList } from '#app/json-ld/breadcrumb-list.ts';
import { JsonLd } from '#app/json-ld/json-ld.tsx';
import { realEstateListing } from '#app/json-ld/real-estate-listing.ts';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { type Outcome, outcomeOf, outcomeStatus } from '#app/page-outcome.ts';
import { countView } from '#site/listings/detail/count-view.ts';
import { DetailSkeleton } from '#site/listings/detail/detail-skeleton.tsx';
import { PropertyView } from '#site/listings/detail/property-view.tsx';
import { SimilarListings } from '#site/listings/detail/similar-listings.tsx';
import { BackToList } from '#site/listings/list/back-to-list.tsx';
import { listingId } from '#site/listings/listing-id.ts';
import { rememberListing } from '#site/listings/recent/recent-ids.ts';
import { RecentRow } from '#site/listings/recent/recent-row.tsx';
import { descriptionOf, titleOf } from '#site/listings/wording.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { propertyQuery, similarQuery } from '#lib/listings/queries.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import { wholeWords } from '#lib/whole-words.ts';
import type { Route } from './+types/property-detail.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const id = listingId(params.id);
  const missing: Outcome = 'missing';
  if (id === null) return data({ ...page, outcome: missing, dehydrated: null }, { status: 404 });
  const api = serverApi(context);
  const { dehydrated, errors } = await prefetchAll([propertyQuery(id, api), similarQuery(id, api)]);
  const outcome = outcomeOf(errors[0] ?? null);
  return data({ ...page, outcome, dehydrated }, { status: outcomeStatus[outcome] });
}

export const clientLoader = () => ({ ...browserPage(), outcome: 'unknown' as Outcome });

export default function PropertyDetailPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className="page-width pt-5">
        <BackToList />
        <Listing key={params.id} id={listingId(params.id)} rendered={loaderData.outcome} origin={loaderData.origin} />
      </div>
    </HydrationBoundary>
  );
}

/** @param rendered on the server; loaded again unless it is final */
function Listing({ id, rendered, origin }: { id: number | null; rendered: Outcome; origin: string }) {
  const final = rendered === 'missing' || rendered === 'gone';
  const query = useQuery({ ...propertyQuery(id ?? 0), enabled: id !== null && !final });
  if (id === null) return <PropertyMissing reason="missing" />;
  if (query.data !== undefined) return <Found property={query.data} origin={origin} />;
  const loading = query.isFetching || (rendered === 'unknown' && query.isPending);
  const outcome = query.error !== null ? outcomeOf(query.error) : rendered;
  if (outcome === 'gone' && (final || !loading)) return <Gone id={id} />;
  if (outcome === 'missing' && (final || !loading)) return <PropertyMissing reason="missing" />;
  if (loading && rendered !== 'failed') return <DetailSkeleton />;
  return <PropertyMissing reason="failed" onRetry={() => void query.refetch()} />;
}

function Gone({ id }: { id: number }) {
  const { data: similar = [] } = useQuery(similarQuery(id));
  return (
    <>
      <PropertyMissing reason="gone" similar={similar.length > 0} />
      <SimilarListings id={id} renderInquiry={renderCardInquiry} />
    </>
  );
}

function Found({ property, origin }: { property: PropertyDetail; origin: string }) {
  const { language } = useLanguage();
  const { t } = useTranslation('shell');
  const { id } = property;
  useEffect(() => rememberListing(id), [id]);
  useEffect(() => countView(id), [id]);
  const title = titleOf(property, language);
  const description = descriptionOf(property, language);
  const path = `/properties/${String(property.id)}`;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name: t('nav.properties'), path: '/properties' },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        title={title}
        description={wholeWords(description ?? title, 160)}
        origin={origin}
        path={path}
        image={property.images[0]}
      />
      <JsonLd data={realEstateListing(property, { title, description }, language, origin)} />
      <JsonLd data={breadcrumbList(crumbs, language, origin)} />
      <PropertyView
        property={property}
        renderInquiry={(place) =>
          place === 'aside' ? (
            <InquiryButton property={property} size="lg" className="w-full" />
          ) : (
            <InquiryButton property={property} size="md" className="grow px-2.5! sm:grow-0 sm:px-5!" />
          )
        }
      />
      <SimilarListings id={property.id} renderInquiry={renderCardInquiry} />
      <RecentRow without={property.id} className="mt-20" renderInquiry={renderCardInquiry} />
    </>
  );
}
