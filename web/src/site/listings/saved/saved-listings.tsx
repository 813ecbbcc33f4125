import { useQuery } from '@tanstack/react-query';
import { Heart, HeartOff, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { selectionQuery } from '#lib/listings/queries.ts';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PropertyCard } from '../card/property-card.tsx';
import { cardColumns, GridSkeleton } from '../list/property-grid.tsx';
import { titleOf } from '../wording.ts';
import { forgetSaved, useSavedIds } from './use-saved.ts';

type RenderInquiry = (property: Property) => ReactNode;

export function SavedListings({ renderInquiry }: { renderInquiry: RenderInquiry }) {
  const ids = useSavedIds();
  if (ids === null)
    return (
      <>
        <div className="noscript:hidden">
          <GridSkeleton count={3} />
        </div>
        <NeedsScripts />
      </>
    );
  return ids.length === 0 ? <NothingSaved /> : <Selection ids={ids} renderInquiry={renderInquiry} />;
}

function Selection({ ids, renderInquiry }: { ids: readonly number[]; renderInquiry: RenderInquiry }) {
  const { t } = useTranslation(['listing', 'common']);
  // removing a listing from the list must load nothing
  const loaded = useIdsToLoad(ids);
  const { data, isError, refetch } = useQuery(selectionQuery(loaded));
  if (isError && data === undefined)
    return (
      <LoadFailure
        title={t('saved.failed')}
        text={t('saved.failedText')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <GridSkeleton count={Math.min(ids.length, 6)} />;
  const missing = data.missing.filter((id) => ids.includes(id));
  const properties = data.properties.filter(({ id }) => ids.includes(id));
  return (
    <>
      {missing.length > 0 && <NoLongerOffered ids={missing} />}
      {properties.length === 0 && <NothingSaved />}
      <h2 className="sr-only">{t('list.results')}</h2>
      <ul className={cardColumns}>
        {properties.map((property) => (
          <li key={property.id} className="flex flex-col">
            <div className="grow">
              <PropertyCard property={property} inquiry={renderInquiry(property)} />
            </div>
            <RemoveButton property={property} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same ids until a new one comes, as from another tab. */
function useIdsToLoad(ids: readonly number[]): readonly number[] {
  const [loaded, setLoaded] = useState(ids);
  const hasNew = ids.some((id) => !loaded.includes(id));
  if (hasNew) setLoaded(ids);
  return hasNew ? ids : loaded;
}

function RemoveButton({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (
    <Button variant="quiet" size="sm" className="mt-2 self-start" onClick={() => forgetSaved([property.id])}>
      <HeartOff aria-hidden className="size-4" />
      {t('saved.remove')}
      <span className="sr-only">: {titleOf(property, language)}</span>
    </Button>
  );
}

/** Gone listings stay until the visitor clears them. */
function NoLongerOffered({ ids }: { ids: number[] }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (
    <div
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-sand-200 bg-sand-50 px-5 py-3.5"
    >
      <p className="text-sm text-stone-700">
        {t('saved.gone', { count: ids.length, number: formatNumber(ids.length, language) })}
      </p>
      <Button variant="quiet" size="sm" onClick={() => forgetSaved(ids)}>
        <X aria-hidden className="size-4" />
        {t('saved.clearGone')}
      </Button>
    </div>
  );
}

function NothingSaved() {
  const { t } = useTranslation('listing');
  const { link } = useLanguage();
  return (
    <EmptyState icon={<Heart className="size-6" />} title={t('saved.empty')} text={t('saved.emptyText')}>
      <Button asChild>
        <Link to={link('/properties')}>{t('saved.browse')}</Link>
      </Button>
    </EmptyState>
  );
}

function NeedsScripts() {
  const { t } = useTranslation('listing');
  return <p className="hidden text-stone-600 noscript:block">{t('saved.needsScripts')}</p>;
}
