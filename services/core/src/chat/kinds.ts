import type { ChatKind } from './filters.ts';

/** How answers name a kind, and where it is filed; how people say it: `kind-phrases.ts`. */
export interface KindWords {
  en: readonly [one: string, many: string];
  /** For one, two, three to ten, eleven and more, a hundred. */
  ar: readonly [one: string, two: string, few: string, many: string, other: string];
  /** Takes واحدة rather than واحد. */
  feminine: boolean;
  /** None for a whole category. */
  subTypes: readonly string[];
  category?: string;
}

export const kindWords: Readonly<Record<ChatKind, KindWords>> = {
  apartment: {
    en: ['apartment', 'apartments'],
    ar: ['شقة', 'شقتان', 'شقق', 'شقة', 'شقة'],
    feminine: true,
    subTypes: ['apartment'],
  },
  villa: {
    en: ['villa', 'villas'],
    ar: ['فيلا', 'فيلتان', 'فلل', 'فيلا', 'فيلا'],
    feminine: true,
    subTypes: ['villa', 'villa standalone', 'villa in compound'],
  },
  townhouse: {
    en: ['townhouse', 'townhouses'],
    ar: ['تاون هاوس', 'منزلا تاون هاوس', 'منازل تاون هاوس', 'تاون هاوس', 'تاون هاوس'],
    feminine: false,
    subTypes: ['townhouse'],
  },
  penthouse: {
    en: ['penthouse', 'penthouses'],
    ar: ['بنتهاوس', 'شقتا بنتهاوس', 'شقق بنتهاوس', 'بنتهاوس', 'بنتهاوس'],
    feminine: false,
    subTypes: ['penthouse'],
  },
  studio: {
    en: ['studio', 'studios'],
    ar: ['استوديو', 'استوديوهان', 'استوديوهات', 'استوديو', 'استوديو'],
    feminine: false,
    subTypes: ['studio'],
  },
  duplex: {
    en: ['duplex', 'duplexes'],
    ar: ['دوبلكس', 'دوبلكسان', 'دوبلكسات', 'دوبلكسًا', 'دوبلكس'],
    feminine: false,
    subTypes: ['duplex'],
  },
  office: {
    en: ['office', 'offices'],
    ar: ['مكتب', 'مكتبان', 'مكاتب', 'مكتبًا', 'مكتب'],
    feminine: false,
    subTypes: ['office', 'office space'],
  },
  shop: {
    en: ['shop', 'shops'],
    ar: ['محل', 'محلان', 'محلات', 'محلًا', 'محل'],
    feminine: false,
    subTypes: ['shop', 'retail', 'retail space', 'store'],
  },
  showroom: {
    en: ['showroom', 'showrooms'],
    ar: ['صالة عرض', 'صالتا عرض', 'صالات عرض', 'صالة عرض', 'صالة عرض'],
    feminine: true,
    subTypes: ['showroom'],
  },
  warehouse: {
    en: ['warehouse', 'warehouses'],
    ar: ['مستودع', 'مستودعان', 'مستودعات', 'مستودعًا', 'مستودع'],
    feminine: false,
    subTypes: ['warehouse'],
  },
  land: {
    en: ['plot of land', 'plots of land'],
    ar: ['أرض', 'أرضان', 'أراضٍ', 'أرضًا', 'أرض'],
    feminine: true,
    subTypes: ['land'],
  },
  compound: {
    en: ['compound', 'compounds'],
    ar: ['مجمّع سكني', 'مجمّعان سكنيان', 'مجمّعات سكنية', 'مجمّعًا سكنيًا', 'مجمّع سكني'],
    feminine: false,
    subTypes: ['compound', 'whole compound - villas'],
  },
  building: {
    en: ['building', 'buildings'],
    ar: ['مبنى', 'مبنيان', 'مبانٍ', 'مبنى', 'مبنى'],
    feminine: false,
    subTypes: ['building', 'residential building', 'whole building - apartments', 'whole building - office'],
  },
  'labour-camp': {
    en: ['labour camp', 'labour camps'],
    ar: ['سكن عمال', 'سكنا عمال', 'مساكن عمال', 'سكن عمال', 'سكن عمال'],
    feminine: false,
    subTypes: ['staff camp'],
  },
  'hotel-apartment': {
    en: ['hotel apartment', 'hotel apartments'],
    ar: ['شقة فندقية', 'شقتان فندقيتان', 'شقق فندقية', 'شقة فندقية', 'شقة فندقية'],
    feminine: true,
    subTypes: ['hotel apartment'],
  },
  room: {
    en: ['single room', 'single rooms'],
    ar: ['غرفة مفردة', 'غرفتان مفردتان', 'غرف مفردة', 'غرفة مفردة', 'غرفة مفردة'],
    feminine: true,
    subTypes: ['room'],
  },
  farm: {
    en: ['farm', 'farms'],
    ar: ['مزرعة', 'مزرعتان', 'مزارع', 'مزرعة', 'مزرعة'],
    feminine: true,
    subTypes: ['farm'],
  },
  chalet: {
    en: ['chalet', 'chalets'],
    ar: ['شاليه', 'شاليهان', 'شاليهات', 'شاليهًا', 'شاليه'],
    feminine: false,
    subTypes: ['chalet'],
  },
  hotel: {
    en: ['hotel', 'hotels'],
    ar: ['فندق', 'فندقان', 'فنادق', 'فندقًا', 'فندق'],
    feminine: false,
    subTypes: ['hotel building', 'hotel'],
  },
  restaurant: {
    en: ['restaurant', 'restaurants'],
    ar: ['مطعم', 'مطعمان', 'مطاعم', 'مطعمًا', 'مطعم'],
    feminine: false,
    subTypes: ['restaurant'],
  },
  home: {
    en: ['home', 'homes'],
    ar: ['مسكن', 'مسكنان', 'مساكن', 'مسكنًا', 'مسكن'],
    feminine: false,
    subTypes: [],
    category: 'residential',
  },
  commercial: {
    en: ['commercial property', 'commercial properties'],
    ar: ['عقار تجاري', 'عقاران تجاريان', 'عقارات تجارية', 'عقارًا تجاريًا', 'عقار تجاري'],
    feminine: false,
    subTypes: [],
    category: 'commercial',
  },
};

export const propertyWords: KindWords = {
  en: ['property', 'properties'],
  ar: ['عقار', 'عقاران', 'عقارات', 'عقارًا', 'عقار'],
  feminine: false,
  subTypes: [],
};

/** Not 'a property', and no kind that a chat has no words for. */
export const isChatKind = (kind: string): kind is ChatKind => Object.hasOwn(kindWords, kind);
