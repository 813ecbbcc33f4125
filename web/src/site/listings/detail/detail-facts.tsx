import { facts } from '@manzil/core/listings/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { factText } from '#lib/listings/fact-text.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { useFactStyle } from '#lib/listings/use-fact-style.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { roomsOf, wordFor } from '../wording.ts';

export function DetailFacts({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('vocabulary');
  const { language } = useLanguage();
  const { bedrooms, bathrooms } = roomsOf(property);
  const area = useArea()(property.area);
  const style = useFactStyle();
  const { nameOf } = useListingWords();
  // isolated: these two texts may be in either language
  const asWritten = (text: string | null) => (text === null ? null : <bdi>{text}</bdi>);
  const kind = property.subcategory === null ? null : wordFor(word, 'subType', property.subcategory);
  const named: (readonly [string, ReactNode])[] = [
    [t('detail.propertyType'), asWritten(kind)],
    [nameOf('bedrooms'), bedrooms === null ? null : formatNumber(bedrooms, language)],
    [nameOf('bathrooms'), bathrooms === null ? null : formatNumber(bathrooms, language)],
    [t('card.area'), area],
    ...facts.map(({ field, unit }) => [nameOf(field), factText(unit, property[field], style)] as const),
    [t('card.referenceLabel'), asWritten(property.referenceId)],
  ];
  return (
    <TitledSection id="facts" title={t('detail.facts')}>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
        {named.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="border-t border-sand-300 pt-3">
              <dt className="text-sm text-stone-600">{name}</dt>
              <dd className="mt-0.5 text-lg font-semibold">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </TitledSection>
  );
}
