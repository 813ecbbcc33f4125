import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { ChevronBack, ChevronForward } from '#ui/icon.tsx';
import { PropertyCard } from '../card/property-card.tsx';
import { setCount, setSize, stepSet } from './sets.ts';

interface FeaturedSetsProps {
  properties: Property[];
  renderInquiry: (property: Property) => ReactNode;
}

const round =
  'inline-flex size-11 items-center justify-center rounded-full border border-sand-300 bg-white text-ink hover:border-stone-400 hover:bg-sand-50';

export function FeaturedSets({ properties, renderInquiry }: FeaturedSetsProps) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const sets = setCount(properties.length);
  const [wanted, show] = useState(0);
  const set = Math.min(wanted, sets - 1);
  const number = (value: number) => formatNumber(value, language);
  return (
    <div role="group" aria-roledescription={t('featured.role')} aria-label={t('featured.label')}>
      <ul aria-live="polite" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {properties.slice(set * setSize, (set + 1) * setSize).map((property) => (
          <li key={property.id} className="animate-fade-in">
            <PropertyCard property={property} inquiry={renderInquiry(property)} />
          </li>
        ))}
      </ul>
      {/* Without scripts the first set stands alone, and the link above leads to all. */}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4 noscript:hidden">
        <p className="text-sm text-stone-600">
          {t('featured.caption', {
            count: properties.length,
            set: number(set + 1),
            sets: number(sets),
            total: number(properties.length),
          })}
        </p>
        <div className="flex items-center gap-3">
          <button
            type="button"
            aria-label={t('featured.previous')}
            className={round}
            onClick={() => show(stepSet(set, -1, sets))}
          >
            <ChevronBack />
          </button>
          <div className="flex">
            {Array.from({ length: sets }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('featured.goTo', { set: number(index + 1) })}
                aria-current={index === set ? 'true' : undefined}
                onClick={() => show(index)}
                className="inline-flex size-6 items-center justify-center"
              >
                <span
                  className={`h-2 rounded-full transition-all ${index === set ? 'w-5 bg-maroon-700' : 'w-2 bg-stone-400'}`}
                />
              </button>
            ))}
          </div>
          <button
            type="button"
            aria-label={t('featured.next')}
            className={round}
            onClick={() => show(stepSet(set, 1, sets))}
          >
            <ChevronForward />
          </button>
        </div>
      </div>
    </div>
  );
}
