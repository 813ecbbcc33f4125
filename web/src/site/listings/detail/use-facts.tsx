import { factGroups } from '@manzil/core/listings/field';
import { hasFact } from '@manzil/core/listings/fact-kinds';
import { facts } from '@manzil/core/listings/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Property } from '#lib/listings/types.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { useRentRate } from '#lib/preferences/use-rent-rate.ts';
import { useFactStyle } from '#lib/listings/use-fact-style.ts';
import { useFactText } from '#lib/listings/use-fact-text.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { roomsOf, wordFor } from '../wording.ts';

export type Named = readonly [name: string, value: ReactNode];

// isolated: these texts may be in either language
const asWritten = (text: string | null) => (text === null ? null : <bdi>{text}</bdi>);

/** Kind, rooms, area, price per area, reference: what is known of them. */
export function useMainFacts(property: Property): Named[] {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('vocabulary');
  const { t: fact } = useTranslation('facts');
  const { language } = useLanguage();
  const { nameOf } = useListingWords();
  const { bedrooms, bathrooms } = roomsOf(property);
  const rate = useRentRate()(property.price, property.area);
  const kind = property.subcategory === null ? null : wordFor(word, 'subType', property.subcategory);
  const named: Named[] = [
    [t('detail.propertyType'), asWritten(kind)],
    [nameOf('bedrooms'), bedrooms === null ? null : formatNumber(bedrooms, language)],
    [nameOf('bathrooms'), bathrooms === null ? null : formatNumber(bathrooms, language)],
    [t('card.area'), useArea()(property.area)],
    [
      fact(property.deal === 'rent' ? 'rentPerArea' : 'pricePerArea', { unit: rate?.unit ?? '' }),
      rate === null ? null : <bdi>{rate.amount}</bdi>,
    ],
    [
      t('card.referenceLabel'),
      property.referenceId === null ? null : <bdi className="whitespace-nowrap">{property.referenceId}</bdi>,
    ],
  ];
  return named.filter(([, value]) => value !== null);
}

/** What is known of the facts that its kind and deal have; a group without any is left out. */
export function useFactGroups(property: Property) {
  const { textOf, nameOf } = useFactText(useFactStyle());
  return factGroups.flatMap((group) => {
    const named = facts
      .filter(({ place }) => place.group === group && hasFact(place, property.kind, property.deal))
      .map((fact): Named => [nameOf(fact.field), asWritten(textOf(fact, property[fact.field]))])
      .filter(([, value]) => value !== null);
    return named.length === 0 ? [] : [[group, named] as const];
  });
}
