import { HydrationBoundary } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { renderCardInquiry } from '#app/components/inquiry-button.tsx';
import { JsonLd } from '#app/json-ld/json-ld.tsx';
import { realEstateAgent } from '#app/json-ld/real-estate-agent.ts';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { AboutBlock } from '#site/home/about-block.tsx';
import { ContactBlock } from '#site/home/contact-block.tsx';
import { Hero } from '#site/home/hero.tsx';
import { WhyBlock } from '#site/home/why-block.tsx';
import { FeaturedCarousel } from '#site/listings/featured/featured-carousel.tsx';
import { LandingLinks } from '#site/listings/landing/landing-links.tsx';
import { RecentRow } from '#site/listings/recent/recent-row.tsx';
import { HomeSearch, homeFilters } from '#site/search/home-search.tsx';
import { serverApi } from '#lib/api/server-api.ts';
import { landingLinksQuery } from '#lib/listings/landing-queries.ts';
import { facetsQuery, featuredQuery } from '#lib/listings/queries.ts';
import { defaultOffice } from '@manzil/core/office/office';
import { pageRequest } from '#lib/request-context.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import type { Route } from './+types/home.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const api = serverApi(context);
  const { dehydrated } = await prefetchAll([
    featuredQuery(page.language, api),
    facetsQuery(page.language, homeFilters, api),
    landingLinksQuery(page.language, undefined, api),
  ]);
  // made here, since the scripts of this page have no room for it
  const agency = realEstateAgent(context.get(pageRequest).office ?? defaultOffice, page.language, page.origin);
  return { ...page, dehydrated, agency };
}

export const clientLoader = () => ({ ...browserPage(), agency: null });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home');
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <PageHead title={t('meta.title')} description={t('meta.description')} origin={loaderData.origin} />
      {loaderData.agency !== null && <JsonLd data={loaderData.agency} />}
      <Hero>
        <HomeSearch />
      </Hero>
      <FeaturedCarousel renderInquiry={renderCardInquiry} />
      <RecentRow className="page-width pt-20" renderInquiry={renderCardInquiry} />
      <LandingLinks className="page-width pt-20" />
      <WhyBlock />
      <AboutBlock />
      <ContactBlock />
    </HydrationBoundary>
  );
}
