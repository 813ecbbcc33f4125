import type { Kind } from '@manzil/core/listings/kinds';
import { districtNames } from '@manzil/core/search/places/place-names';
import type { TFunction } from 'i18next';
import { formatNumber, formatPrice } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { kindWord } from '#staff-lib/listings/kind-word.ts';
import type { BadgeTone } from '#ui/badge.tsx';
import type { Property } from './api/admin-properties.ts';

type Words = TFunction<'adminProperties'>;

/** With '/month' for rentals. */
export function priceOf(property: Pick<Property, 'price' | 'deal'>, t: Words, language: Language): string {
  const price = formatPrice(property.price, language);
  if (price === null) return t('noPrice');
  return property.deal === 'rent' ? t('perMonth', { price }) : price;
}

/** Such as 'For rent · Office', or the sub-type as its source has it where that is no known kind. */
export function dealAndKind(property: Pick<Property, 'deal' | 'kind' | 'subcategory'>, t: Words): string[] {
  const { deal, kind, subcategory } = property;
  const what = kind === null ? subcategory : kindName(t, kind);
  return [t(`deal.${deal}`), ...(what === null ? [] : [what])];
}

export const kindName = (t: Words, kind: Kind): string => kindWord(t, 'subType', kind.replaceAll('-', ' '));

/** What a person has to look at: the deal, or a sub-type that is no known kind. */
export const toConfirm = ({ dealUnsure, kind, subcategory }: Pick<Property, 'dealUnsure' | 'kind' | 'subcategory'>) =>
  dealUnsure || (kind === null && subcategory !== null && subcategory.trim() !== '');

export const placeWord = (place: string, language: Language): string =>
  language === 'ar' ? (districtNames[place.trim().toLowerCase()] ?? place) : place;

/** Each once. */
export function locationOf({ city, state }: Pick<Property, 'city' | 'state'>, language: Language): string {
  const parts = [city, state ?? ''].map((part) => part.trim()).filter((part) => part !== '');
  return [...new Set(parts)].map((part) => placeWord(part, language)).join(language === 'ar' ? '، ' : ', ');
}

/** As far as they are known. */
export function detailsOf(property: Pick<Property, 'bedrooms' | 'bathrooms' | 'area'>, t: Words, language: Language) {
  const { bedrooms, bathrooms, area } = property;
  const counted = (value: number) => ({ count: value, formatted: formatNumber(value, language) });
  return [
    ...(bedrooms === null ? [] : [t('bedrooms', counted(bedrooms))]),
    ...(bathrooms === null ? [] : [t('bathrooms', counted(bathrooms))]),
    ...(area === null ? [] : [t('area', { formatted: formatNumber(area, language) })]),
  ];
}

export const statusTones: Readonly<Record<Property['status'], BadgeTone>> = {
  for_sale: 'primary',
  for_rent: 'green',
  available: 'amber',
  sold: 'grey',
  rented: 'grey',
};
