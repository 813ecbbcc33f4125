import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { RefreshButton, ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InvalidAnswerError, type SiteAnswer, sitePropertiesQuery } from '../api/site-properties.ts';
import { EmptyCard, ErrorCard } from './grid-states.tsx';
import { PropertyCard } from './property-card.tsx';
import { SystemStatus } from './system-status.tsx';

const skeletonCards = 9;
/** A thousand pictures would stop the page. */
const cardStep = 60;

export function PropertyCards() {
  const { t } = useTranslation(['adminProperties', 'adminProblems']);
  const result = useQuery(sitePropertiesQuery);
  const { data, error, isFetching, refetch } = result;
  const again = (): void => void refetch();
  const textOf = (failure: Error): string => {
    if (failure instanceof InvalidAnswerError) return t('grid.invalid');
    if (!(failure instanceof ApiError)) return t('adminProblems:offline');
    return t('grid.http', { code: failure.status, text: failure.detail });
  };
  return (
    <div className="space-y-6">
      <ScreenHeader title={t('grid.title')} text={t('grid.subtitle')}>
        <RefreshButton label={t('grid.refresh')} result={result} />
        <Button asChild size="sm">
          <Link to="/admin/properties-table?dialog=add">
            <Plus aria-hidden className="size-4" />
            {t('add')}
          </Link>
        </Button>
      </ScreenHeader>
      <SystemStatus answer={error === null ? data : undefined} failed={error !== null} />
      {isFetching && data === undefined ? (
        <div aria-busy className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {Array.from({ length: skeletonCards }, (_, card) => (
            <div key={card} data-card-skeleton className="overflow-hidden rounded-xl border border-sand-200 bg-white">
              <Skeleton className="aspect-3/2 w-full rounded-none" />
              <div className="space-y-2 p-4">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          ))}
        </div>
      ) : error !== null ? (
        <ErrorCard text={textOf(error)} onRetry={again} />
      ) : data !== undefined && data.properties.length === 0 ? (
        <EmptyCard onRetry={again} />
      ) : (
        data !== undefined && <Cards answer={data} />
      )}
    </div>
  );
}

function Cards({ answer }: { answer: SiteAnswer }) {
  const { t } = useTranslation('adminProperties');
  const [shown, setShown] = useState(cardStep);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {answer.properties.slice(0, shown).map((property) => (
          <PropertyCard key={property.id} property={property} />
        ))}
      </ul>
      {shown < answer.properties.length && (
        <div className="text-center">
          <Button variant="secondary" onClick={() => setShown(shown + cardStep)}>
            {t('grid.more')}
          </Button>
        </div>
      )}
    </>
  );
}
