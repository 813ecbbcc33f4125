import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { KindBadges } from '../card/kind-badges.tsx';
import { Price } from '../card/price.tsx';
import { locationOf, titleOf, unparted } from '../wording.ts';
import { OfferBadge } from './offer-badge.tsx';
import { RentRate } from './rent-rate.tsx';

export function DetailHeader({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { language } = useLanguage();
  return (
    <header>
      <div className="flex flex-wrap items-center gap-2">
        <OfferBadge property={property} />
        <KindBadges property={property} />
        {property.referenceId !== null && (
          <span className="text-sm text-stone-600">
            {t('card.reference')}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {property.referenceId}
            </bdi>
          </span>
        )}
      </div>
      <h1 className="mt-4 text-3xl" dir="auto">
        {unparted(titleOf(property, language))}
      </h1>
      <p className="mt-3 flex items-start gap-2 text-lg text-stone-600">
        <MapPin aria-hidden className="mt-1.5 size-4.5 shrink-0 text-stone-500" />
        {locationOf(property, language, t('card.country'))}
      </p>
      <div className="mt-5 lg:hidden">
        <Price property={property} className="text-2xl" />
        <RentRate property={property} />
      </div>
    </header>
  );
}
