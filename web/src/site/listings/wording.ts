/** How a listing is worded on a page: title, place, kind, price. */
import type { TFunction } from 'i18next';
import type { Language } from '#i18n/language.ts';
import type { Property } from '#lib/listings/types.ts';
import { placeName } from './place-names.ts';
import { translateTitle } from './title-words.ts';

type Words = Pick<
  Property,
  'title' | 'titleAr' | 'description' | 'descriptionAr' | 'address' | 'city' | 'state' | 'type' | 'price' | 'status'
>;

/** The Arabic title on Arabic pages; without one the English title with the words that are known in Arabic. */
export function titleOf(property: Pick<Words, 'title' | 'titleAr'>, language: Language): string {
  if (language === 'en') return property.title;
  return hasText(property.titleAr) ? property.titleAr : translateTitle(property.title);
}

/** The description in the page's language, else in the other; null when there is none. */
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

/** Address, city and state in one line, each once; a city 'Unspecified' counts as none, and no place at all is Qatar. */
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

/** Whether a part is said already by another: the same text earlier, or a longer one anywhere. */
function contains(other: string, part: string, earlier: boolean): boolean {
  return other === part ? earlier : other.includes(part);
}

/** 'Rent' is a rental; whatever else stands there is a sale. */
export const isRental = (property: Pick<Words, 'type'>): boolean => property.type.toLowerCase() === 'rent';

/** An office to let: its rent is compared by the square metre. */
export const isOfficeRental = (property: Pick<Property, 'type' | 'category' | 'subcategory'>): boolean =>
  isRental(property) && /\boffice/i.test(`${property.category ?? ''} ${property.subcategory ?? ''}`);

/** The rooms that a card and the detail page show; commercial space has neither bedrooms nor bathrooms to boast of. */
export function roomsOf(property: Pick<Property, 'category' | 'bedrooms' | 'bathrooms'>) {
  const commercial = property.category?.toLowerCase() === 'commercial';
  const count = (value: number | null) => (commercial || value === null || value <= 0 ? null : value);
  return {
    bedrooms: count(property.bedrooms),
    bathrooms: count(property.bathrooms),
  };
}

/** The word for a stored value (category, sub-type, status); a value that nobody translated stays as it is. */
export function wordFor(t: TFunction<'vocabulary'>, group: 'category' | 'subType' | 'status', value: string): string {
  const word = (t as (key: string, options: object) => string)(`${group}.${value.trim().toLowerCase()}`, {
    ns: 'vocabulary',
    defaultValue: value.replaceAll('_', ' '),
  });
  return word;
}

const hasText = (text: string | null): text is string => text !== null && text.trim() !== '';
