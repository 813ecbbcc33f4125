/** What a list of listings is about, as a title says it. */
import { dealOfStatus, type Deal } from '@manzil/core/listings/deal';
import { kindPlurals } from '@manzil/core/listings/kind-plurals';
import { kindOfWord, type Kind } from '@manzil/core/listings/kinds';
import type { PropertyFilter, RoomCount } from '@manzil/core/listings/property-filter';
import { ownValue } from '@manzil/core/platform/own-value';
import type { Language } from '@manzil/core/platform/language';
import { titleCase } from '@manzil/core/search/lexicon';
import { placeLabel } from './labels.ts';

type Phrases = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const everything = { en: 'Properties', ar: 'عقارات' };

const ofCategory: Phrases = {
  residential: { en: 'Residential properties', ar: 'عقارات سكنية' },
  commercial: { en: 'Commercial properties', ar: 'عقارات تجارية' },
  industrial: { en: 'Industrial properties', ar: 'عقارات صناعية' },
  retail: { en: 'Shops', ar: 'محلات تجارية' },
  office: { en: 'Offices', ar: 'مكاتب' },
  hospitality: { en: 'Hotels and hospitality', ar: 'فنادق وضيافة' },
  'mixed use': { en: 'Mixed-use properties', ar: 'عقارات متعددة الاستخدامات' },
  showroom: { en: 'Showrooms', ar: 'معارض' },
};

const ofDeal: Readonly<Record<Deal, Readonly<Record<Language, string>>>> = {
  rent: { en: 'for rent', ar: 'للإيجار' },
  sale: { en: 'for sale', ar: 'للبيع' },
};

const digits: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-QA'),
  ar: new Intl.NumberFormat('ar-QA-u-nu-arab'),
};

export interface Topic {
  deal: Deal | null;
  kind: Kind | null;
  category?: string | null;
  /** A key of `place-names.ts`; null: the whole country. */
  place: string | null;
  bedrooms?: RoomCount | null;
}

/** 'Offices for rent in Lusail', «مكاتب للإيجار في لوسيل». */
export function headingOf({ deal, kind, category = null, place, bedrooms = null }: Topic, language: Language): string {
  const noun = kind === null ? (ownValue(ofCategory, category ?? '') ?? everything) : kindPlurals[kind];
  const where = placeLabel(titleCase(place ?? 'qatar'), language);
  const words = [
    noun[language],
    ...(deal === null ? [] : [ofDeal[deal][language]]),
    language === 'en' ? 'in' : 'في',
    where,
  ];
  return words.join(' ') + (bedrooms === null || bedrooms.count === 0 ? '' : roomsText(bedrooms, language));
}

/** Null where nothing of it can be named. @param places keys that the text names */
export function topicOf(filter: PropertyFilter, places: readonly string[]): Topic | null {
  const [only = null, ...others] = places;
  const { bedrooms, category, kinds } = filter;
  const topic = {
    deal: filter.deal ?? (filter.status === null ? null : dealOfStatus(filter.status)),
    kind: kindIn(filter) ?? (kinds.length === 1 ? (kinds[0] ?? null) : null),
    category: ownValue(ofCategory, category ?? '') === undefined ? null : category,
    place: others.length === 0 ? only : null,
    bedrooms,
  };
  const { deal, kind, place } = topic;
  return deal === null && kind === null && place === null && topic.category === null ? null : topic;
}

const kindIn = ({ kind, subcategory }: PropertyFilter): Kind | null =>
  kind ?? (subcategory === null ? null : kindOfWord(subcategory));

function roomsText({ count, orMore }: RoomCount, language: Language): string {
  const number = digits[language].format(count);
  if (language === 'en') return `, ${number}${orMore ? '+' : ''} ${count === 1 && !orMore ? 'bedroom' : 'bedrooms'}`;
  const rooms =
    count === 1 ? 'غرفة نوم واحدة' : count === 2 ? 'غرفتا نوم' : `${number} ${count <= 10 ? 'غرف' : 'غرفة'} نوم`;
  return `، ${rooms}${orMore ? ' أو أكثر' : ''}`;
}
