import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { featuredQuery } from '#lib/listings/queries.ts';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { CardSkeleton } from '../card/card-skeleton.tsx';
import { FeaturedSets } from './featured-sets.tsx';
import { setSize } from './sets.ts';

export function FeaturedCarousel({ renderInquiry }: { renderInquiry: (property: Property) => ReactNode }) {
  const { t } = useTranslation(['home', 'common']);
  const { language, link } = useLanguage();
  const { data, isPending, isError, refetch } = useQuery(featuredQuery(language));
  const properties = data ?? [];
  return (
    <section className="page-width pt-24 sm:pt-32">
      <SectionTitle eyebrow={t('featured.eyebrow')} title={t('featured.title')}>
        <Button asChild variant="secondary">
          <Link to={link('/properties')}>
            {t('featured.all')}
            <ArrowForward />
          </Link>
        </Button>
      </SectionTitle>
      <div className="mt-10">
        {isPending ? (
          <div className="grid gap-6 md:grid-cols-3">
            {Array.from({ length: setSize }, (_, index) => (
              <CardSkeleton key={index} />
            ))}
          </div>
        ) : isError && data === undefined ? (
          <LoadFailure
            title={t('featured.failed')}
            text={t('featured.failedText')}
            retryLabel={t('common:retry')}
            onRetry={() => void refetch()}
          />
        ) : properties.length === 0 ? (
          <EmptyState
            icon={<Building2 className="size-6" />}
            title={t('featured.empty')}
            text={t('featured.emptyText')}
          />
        ) : (
          <FeaturedSets properties={properties} renderInquiry={renderInquiry} />
        )}
      </div>
      <p className="mt-8 text-center text-sm">
        <Link
          to={link('/contact')}
          className="inline-flex min-h-8 items-center gap-1.5 font-semibold text-maroon-700 underline-offset-4 hover:underline"
        >
          {t('featured.ask')}
          <ArrowForward />
        </Link>
      </p>
    </section>
  );
}
