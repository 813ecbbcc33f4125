import { ExternalLink, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatKilometres } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { Button } from '#ui/button.tsx';
import { locationOf, titleOf } from '../wording.ts';
import { LocationMap } from './location-map.tsx';
import { landmarks } from './map-labels.ts';
import { viewOf } from './map-view.ts';
import { nameOfPlace, nearbyPlaces, whereIs, type Whereabouts } from './where.ts';

/** Only where the position is known. */
export function LocationBlock({ property }: { property: Property }) {
  const { t } = useTranslation(['listing', 'common']);
  const { language } = useLanguage();
  const where = whereIs(property);
  const place = locationOf(property, language, t('card.country'));
  return (
    <section aria-labelledby="location">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="location" className="text-xl">
          {t('detail.location')}
        </h2>
        <Button asChild variant="secondary" size="sm">
          <a href={mapsLink(property, where)} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden className="size-4" />
            {t('detail.openMap')}
            <span className="sr-only">({t('common:opensNewWindow')})</span>
          </a>
        </Button>
      </div>
      <p className="mt-3 flex items-start gap-2 text-stone-600">
        <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-stone-500" />
        {place}
      </p>
      {where !== null && (
        <>
          <div className="mt-5">
            <LocationMap where={where} label={t('detail.mapLabel', { title: titleOf(property, language), place })} />
          </div>
          <p className="mt-2.5 text-xs text-stone-600">{where.exact ? t('detail.mapNote') : t('detail.approximate')}</p>
          <Nearby where={where} />
        </>
      )}
    </section>
  );
}

function Nearby({ where }: { where: Whereabouts }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  const places = nearbyPlaces(where, landmarks[viewOf(where.position).scale]);
  return (
    <dl aria-label={t('detail.nearby')} className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {places.map(({ key, km }) => (
        <div key={key} className="flex items-baseline justify-between gap-3 border-t border-sand-200 pt-2.5 sm:block">
          <dt className="text-sm text-stone-600">{nameOfPlace(key, language)}</dt>
          <dd className="font-semibold">
            <bdi>{t('detail.km', { km: formatKilometres(km, language) })}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Without coordinates the map looks up the address. */
function mapsLink(property: Property, where: Whereabouts | null): string {
  const query = where?.exact === true ? where.position.join(',') : `${locationOf(property, 'en', 'Qatar')}, Qatar`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query.toWellFormed())}`;
}
