import { Bath, BedDouble, Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { roomsOf } from '../wording.ts';

/** Arabic cards begin with the area. */
export function Facts({ property }: { property: Pick<Property, 'category' | 'bedrooms' | 'bathrooms' | 'area'> }) {
  const { t } = useTranslation('listing');
  const { nameOf } = useListingWords();
  const { language } = useLanguage();
  const { bedrooms, bathrooms } = roomsOf(property);
  const area = useArea()(property.area);
  const number = (value: number | null) => (value === null ? null : formatNumber(value, language));
  const facts: [string, string | null, ReactNode][] = [
    [nameOf('bedrooms'), number(bedrooms), <BedDouble key="b" aria-hidden className="size-4.5 stroke-[1.6]" />],
    [nameOf('bathrooms'), number(bathrooms), <Bath key="a" aria-hidden className="size-4.5 stroke-[1.6]" />],
    [t('card.area'), area, <Maximize key="m" aria-hidden className="size-4 stroke-[1.6]" />],
  ];
  const shown = facts.filter(([, value]) => value !== null);
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-stone-700">
      {(language === 'ar' ? shown.toReversed() : shown).map(([name, value, icon]) => (
        <div key={name} className="flex items-center gap-1.5" title={name}>
          <dt className="text-stone-500">
            {icon}
            <span className="sr-only">{name}</span>
          </dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
