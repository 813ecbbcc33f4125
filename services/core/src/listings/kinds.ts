/**
 * THE table of kinds: what a listing is, whatever its CRM calls it. The database reads words by `listing_kind`, which a
 * test holds to this table: a change here needs a migration. For pages too: nothing of a server.
 */
import { ownValue } from '../platform/own-value.ts';

interface KindRow {
  /** That it can hang on, the usual one first. */
  categories: readonly string[];
  /** Sub-types that mean it, the one for new listings first. */
  words: readonly string[];
}

const living = ['residential', 'mixed use'];
const working = ['commercial', 'mixed use'];

export const kindTable = {
  office: {
    categories: ['commercial', 'office', 'mixed use'],
    words: ['office space', 'office', 'offices', 'workspace', 'serviced office', 'business centre', 'مكتب', 'مكاتب'],
  },
  shop: {
    categories: ['commercial', 'retail', 'mixed use'],
    words: [
      'retail space',
      'retail',
      'shop',
      'shops',
      'store',
      'retail business',
      'retail unit',
      'kiosk',
      'محل',
      'محل تجاري',
    ],
  },
  showroom: { categories: ['commercial', 'showroom', 'retail'], words: ['showroom', 'show room', 'معرض', 'صالة عرض'] },
  restaurant: {
    categories: ['commercial', 'hospitality', 'retail'],
    words: ['restaurant', 'cafe', 'coffee shop', 'مطعم', 'مقهى'],
  },
  clinic: { categories: ['commercial'], words: ['clinic', 'medical centre', 'medical center', 'عيادة'] },
  'special-purpose': { categories: working, words: ['special purpose', 'school', 'nursery', 'hospital'] },
  warehouse: {
    categories: ['industrial', 'commercial'],
    words: ['warehouse', 'warehouses', 'storage', 'industrial', 'مستودع', 'مخزن'],
  },
  factory: { categories: ['industrial'], words: ['factory', 'workshop', 'مصنع', 'ورشة'] },
  'labour-camp': {
    categories: ['commercial', 'industrial', 'residential'],
    words: [
      'staff camp',
      'labour camp',
      'labor camp',
      'labour accommodation',
      'labor accommodation',
      'staff accommodation',
      'سكن عمال',
    ],
  },
  hotel: { categories: ['hospitality', 'commercial'], words: ['hotel building', 'hotel', 'resort', 'فندق'] },
  'hotel-apartment': {
    categories: ['residential', 'hospitality'],
    words: ['hotel apartment', 'serviced apartment', 'شقة فندقية'],
  },
  apartment: {
    categories: living,
    words: ['apartment', 'apartments', 'flat', 'condo', 'condominium', 'شقة', 'شقة سكنية'],
  },
  studio: { categories: living, words: ['studio', 'استوديو'] },
  penthouse: { categories: living, words: ['penthouse', 'بنتهاوس'] },
  duplex: { categories: living, words: ['duplex', 'دوبلكس'] },
  villa: {
    categories: ['residential'],
    words: [
      'villa standalone',
      'villa',
      'villas',
      'villa in compound',
      'compound villa',
      'standalone villa',
      'house',
      'mansion',
      'فيلا',
      'قصر',
    ],
  },
  townhouse: { categories: ['residential'], words: ['townhouse', 'town house', 'تاون هاوس'] },
  compound: {
    categories: ['residential'],
    words: ['whole compound - villas', 'whole compound', 'compound', 'مجمع سكني', 'مجمع'],
  },
  building: {
    categories: ['residential', 'commercial', 'mixed use'],
    words: [
      'residential building',
      'whole building - apartments',
      'whole building - office',
      'whole building',
      'building',
      'tower',
      'عمارة',
      'مبنى',
    ],
  },
  land: {
    categories: ['residential', 'commercial', 'industrial', 'mixed use'],
    words: ['land', 'plot', 'unimproved land', 'أرض'],
  },
  farm: { categories: ['residential'], words: ['farm', 'مزرعة'] },
  chalet: { categories: ['residential', 'hospitality'], words: ['chalet', 'beach house', 'شاليه'] },
  room: { categories: ['residential'], words: ['room', 'bed space', 'bedspace', 'غرفة'] },
} as const satisfies Record<string, KindRow>;

export type Kind = keyof typeof kindTable;
export const kindNames = Object.keys(kindTable) as Kind[];

/** In one form for capitals, blanks, dashes and lines below. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[\s_–-]+/g, ' ')
    .trim();

const kindByWord: Readonly<Record<string, Kind>> = Object.fromEntries(
  kindNames.flatMap((kind) => [kind, ...kindTable[kind].words].map((word) => [plain(word), kind])),
);

/** Null: nobody has said what the word means, and staff are asked. */
export const kindOfWord = (word: string): Kind | null => ownValue(kindByWord, plain(word)) ?? null;

/** The sub-type that a new listing of this kind has. */
export const wordOfKind = (kind: Kind): string => kindTable[kind].words[0];

/** Those that hang on a category; all where it has none or is not known. */
export function kindsOf(category: string | null): readonly Kind[] {
  const of = kindNames.filter((kind) => categoriesOf(kind).includes(plain(category ?? '')));
  return of.length === 0 ? kindNames : of;
}

/** That a kind can hang on, the usual one first. */
export const categoriesOf = (kind: Kind): readonly string[] => kindTable[kind].categories;
