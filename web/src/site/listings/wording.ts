import type { TFunction } from 'i18next';
import type { Language } from '#i18n/language.ts';
import type { Property } from '#lib/listings/types.ts';
import { placeName } from './place-names.ts';
import { translateTitle } from './title-words.ts';

type Words = Pick<
  Property,
  'title' | 'titleAr' | 'description' | 'descriptionAr' | 'address' | 'city' | 'state' | 'deal' | 'price' | 'status'
>;

/** In Arabic its Arabic title, or the English one with known words translated. */
export function titleOf(property: Pick<Words, 'title' | 'titleAr'>, language: Language): string {
  if (language === 'en') return property.title;
  return hasText(property.titleAr) ? property.titleAr : translateTitle(property.title);
}

/** A short code such as CAT-A is not parted at its hyphen (by word joiners, which nothing shows or reads out). */
export const unparted = (title: string): string =>
  title.replace(/\b([A-Z]{1,5})-(?=[A-Z0-9]{1,3}\b)/g, '$1\u2060-\u2060');

/** In the page's language, else the other; null without any. */
export function descriptionOf(
  property: Pick<Words, 'description' | 'descriptionAr'>,
  language: Language,
): string | null {
  const { description, descriptionAr } = property;
  const first = language === 'ar' ? descriptionAr : description;
  if (hasText(first)) return first;
  const second = language === 'ar' ? description : descriptionAr;
  return hasText(second) ? second : null;
}

/** Address, city and state, each once; 'Unspecified' counts as none. Without any place: Qatar. */
export function locationOf(
  property: Pick<Words, 'address' | 'city' | 'state'>,
  language: Language,
  country: string,
): string {
  const parts = [property.address, property.city, property.state]
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '' && part.toLowerCase() !== 'unspecified')
    .map((part) => placeName(part, language));
  const named = parts.filter(
    (part, index) => !parts.some((other, at) => at !== index && contains(other, part, at < index)),
  );
  return named.length === 0 ? country : named.join(language === 'ar' ? '، ' : ', ');
}

/** Whether another part says it: the same earlier, or a longer one. */
function contains(other: string, part: string, earlier: boolean): boolean {
  return other === part ? earlier : other.includes(part);
}

export const isRental = (property: Pick<Words, 'deal'>): boolean => property.deal === 'rent';

/** Offices to let are compared by rent per square metre. */
export const isOfficeRental = (property: Pick<Property, 'deal' | 'kind'>): boolean =>
  isRental(property) && property.kind === 'office';

/** Commercial space shows neither bedrooms nor bathrooms. */
export function roomsOf(property: Pick<Property, 'category' | 'bedrooms' | 'bathrooms'>) {
  const commercial = property.category?.toLowerCase() === 'commercial';
  const count = (value: number | null) => (commercial || value === null || value <= 0 ? null : value);
  return {
    bedrooms: count(property.bedrooms),
    bathrooms: count(property.bathrooms),
  };
}

/** What it is: its kind, or the sub-type as its source says it where that is no known kind. Null: nothing says it. */
export function kindWord(t: TFunction<'vocabulary'>, { kind, subcategory }: Pick<Property, 'kind' | 'subcategory'>) {
  const said = kind?.replaceAll('-', ' ') ?? subcategory;
  return said === null ? null : wordFor(t, 'subType', said);
}

/** A value without a translation stays as it is. */
export function wordFor(t: TFunction<'vocabulary'>, group: 'category' | 'subType' | 'status', value: string): string {
  const word = (t as (key: string, options: object) => string)(`${group}.${value.trim().toLowerCase()}`, {
    ns: 'vocabulary',
    defaultValue: value.replaceAll('_', ' '),
  });
  return word;
}

const hasText = (text: string | null): text is string => text !== null && text.trim() !== '';
