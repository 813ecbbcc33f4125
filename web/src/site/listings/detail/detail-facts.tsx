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
import { TitledSection } from '#ui/titled-section.tsx';
import { roomsOf, wordFor } from '../wording.ts';

type Named = readonly [name: string, value: ReactNode];

/** What is known of it and what its kind has, in groups; an unknown fact is absent. */
export function DetailFacts({ property }: { property: Property }) {
  const { t } = useTranslation('listing');
  const { t: word } = useTranslation('facts');
  const groups = useGroups(property);
  return (
    <TitledSection id="facts" title={t('detail.facts')}>
      <FactList named={useMainFacts(property)} />
      {groups.map(([group, named]) => (
        <div key={group}>
          <h3 className="mt-8 text-base font-semibold text-stone-700">{word(`group.${group}`)}</h3>
          <FactList named={named} />
        </div>
      ))}
    </TitledSection>
  );
}

function FactList({ named }: { named: readonly Named[] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
      {named.map(([name, value]) => (
        <div key={name} className="border-t border-sand-300 pt-3">
          <dt className="text-sm text-stone-600">{name}</dt>
          <dd className="mt-0.5 text-lg font-semibold text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// isolated: these texts may be in either language
const asWritten = (text: string | null) => (text === null ? null : <bdi>{text}</bdi>);

function useMainFacts(property: Property): Named[] {
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

function useGroups(property: Property) {
  const { textOf, nameOf } = useFactText(useFactStyle());
  return factGroups.flatMap((group) => {
    const named = facts
      .filter(({ place }) => place.group === group && hasFact(place, property.kind, property.deal))
      .map((fact): Named => [nameOf(fact.field), asWritten(textOf(fact, property[fact.field]))])
      .filter(([, value]) => value !== null);
    return named.length === 0 ? [] : [[group, named] as const];
  });
}
