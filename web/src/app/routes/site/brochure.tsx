import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { PropertyMissing } from '#app/components/property-missing.tsx';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { type Outcome, outcomeOf, outcomeStatus } from '#app/page-outcome.ts';
import { Brochure } from '#site/listings/brochure/brochure.tsx';
import { DetailSkeleton } from '#site/listings/detail/detail-skeleton.tsx';
import { listingId } from '#site/listings/listing-id.ts';
import { titleOf } from '#site/listings/wording.ts';
import { withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { propertyQuery } from '#lib/listings/queries.ts';
import type { PropertyDetail } from '#lib/listings/types.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import { Button } from '#ui/button.tsx';
import { ChevronBack } from '#ui/icon.tsx';
import type { Route } from './+types/brochure.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = { ...serverPage(request, context), asOf: new Date().toISOString() };
  const id = listingId(params.id);
  const missing: Outcome = 'missing';
  if (id === null) return data({ ...page, outcome: missing, dehydrated: null }, { status: 404 });
  const { dehydrated, errors } = await prefetchAll([propertyQuery(id, serverApi(context))]);
  const outcome = outcomeOf(errors[0] ?? null);
  return data({ ...page, outcome, dehydrated }, { status: outcomeStatus[outcome] });
}

export const clientLoader = () => ({
  ...browserPage(),
  asOf: new Date().toISOString(),
  outcome: 'unknown' as Outcome,
});

export default function BrochurePage({ loaderData, params }: Route.ComponentProps) {
  const { outcome, origin, asOf } = loaderData;
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <div className="page-width py-6">
        <Listing key={params.id} id={listingId(params.id)} rendered={outcome} origin={origin} asOf={asOf} />
      </div>
    </HydrationBoundary>
  );
}

interface ListingProps {
  id: number | null;
  /** On the server. */
  rendered: Outcome;
  origin: string;
  asOf: string;
}

function Listing({ id, rendered, origin, asOf }: ListingProps) {
  const final = rendered === 'missing' || rendered === 'gone';
  const query = useQuery({ ...propertyQuery(id ?? 0), enabled: id !== null && !final });
  if (query.data !== undefined) return <Found property={query.data} origin={origin} asOf={asOf} />;
  const outcome = query.error === null ? rendered : outcomeOf(query.error);
  if (id === null || outcome === 'missing') return <PropertyMissing reason="missing" />;
  if (outcome === 'gone') return <PropertyMissing reason="gone" />;
  if (query.isFetching || outcome === 'unknown') return <DetailSkeleton />;
  return <PropertyMissing reason="failed" onRetry={() => void query.refetch()} />;
}

function Found({ property, origin, asOf }: { property: PropertyDetail; origin: string; asOf: string }) {
  const { t } = useTranslation('brochure');
  const { language, link } = useLanguage();
  const title = titleOf(property, language);
  const path = `/properties/${String(property.id)}`;
  return (
    <>
      <PageHead
        title={t('title', { title })}
        description={t('description', { title })}
        origin={origin}
        path={path}
        image={property.images[0]}
        noindex
      />
      <div className="mx-auto mb-6 flex max-w-[210mm] flex-wrap items-center justify-between gap-3">
        <Link
          to={link(path)}
          className="inline-flex min-h-9 items-center gap-1 text-sm font-medium text-stone-600 hover:text-maroon-700"
        >
          <ChevronBack className="size-4" />
          {t('back')}
        </Link>
        <Button onClick={() => window.print()} className="noscript:hidden">
          <Printer aria-hidden className="size-4" />
          {t('print')}
        </Button>
      </div>
      <Brochure property={property} address={origin + withPrefix(language, path)} asOf={asOf} />
    </>
  );
}
