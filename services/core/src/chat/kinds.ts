import type { ChatKind } from './filters.ts';

export interface KindWords {
  en: readonly [one: string, many: string];
  /** For one, two, three to ten, eleven and more, a hundred. */
  ar: readonly [one: string, two: string, few: string, many: string, other: string];
  /** Takes واحدة rather than واحد. */
  feminine: boolean;
  /** None for a whole category. */
  subTypes: readonly string[];
  category?: string;
  said: readonly string[];
}

export const kindWords: Readonly<Record<ChatKind, KindWords>> = {
  apartment: {
    en: ['apartment', 'apartments'],
    ar: ['شقة', 'شقتان', 'شقق', 'شقة', 'شقة'],
    feminine: true,
    subTypes: ['apartment'],
    said: [
      'flat',
      'flats',
      'appartment',
      'apartament',
      'apt',
      'apts',
      'appt',
      'condo',
      'شقتين',
      'شقه',
      'شقة سكنية',
      'الشقق السكنية',
    ],
  },
  villa: {
    en: ['villa', 'villas'],
    ar: ['فيلا', 'فيلتان', 'فلل', 'فيلا', 'فيلا'],
    feminine: true,
    subTypes: ['villa', 'villa standalone', 'villa in compound'],
    said: ['standalone villa', 'stand alone villa', 'vila', 'فيلات', 'فلة', 'فله', 'فيللا', 'فيلا مستقلة', 'فلل مستقلة'],
  },
  townhouse: {
    en: ['townhouse', 'townhouses'],
    ar: ['تاون هاوس', 'منزلا تاون هاوس', 'منازل تاون هاوس', 'تاون هاوس', 'تاون هاوس'],
    feminine: false,
    subTypes: ['townhouse'],
    said: ['town house', 'town houses', 'تاونهاوس'],
  },
  penthouse: {
    en: ['penthouse', 'penthouses'],
    ar: ['بنتهاوس', 'شقتا بنتهاوس', 'شقق بنتهاوس', 'بنتهاوس', 'بنتهاوس'],
    feminine: false,
    subTypes: ['penthouse'],
    said: ['pent house', 'بنت هاوس'],
  },
  studio: {
    en: ['studio', 'studios'],
    ar: ['استوديو', 'استوديوهان', 'استوديوهات', 'استوديو', 'استوديو'],
    feminine: false,
    subTypes: ['studio'],
    said: ['studio apartment', 'studio flat', 'استديو', 'ستوديو', 'ستديو', 'استديوهات', 'شقة استوديو'],
  },
  duplex: {
    en: ['duplex', 'duplexes'],
    ar: ['دوبلكس', 'دوبلكسان', 'دوبلكسات', 'دوبلكسًا', 'دوبلكس'],
    feminine: false,
    subTypes: ['duplex'],
    said: [],
  },
  office: {
    en: ['office', 'offices'],
    ar: ['مكتب', 'مكتبان', 'مكاتب', 'مكتبًا', 'مكتب'],
    feminine: false,
    subTypes: ['office', 'office space'],
    said: ['office space', 'office spaces', 'workspace', 'مكتبين', 'مساحة مكتبية', 'مساحات مكتبية'],
  },
  shop: {
    en: ['shop', 'shops'],
    ar: ['محل', 'محلان', 'محلات', 'محلًا', 'محل'],
    feminine: false,
    subTypes: ['shop', 'retail', 'retail space', 'store'],
    said: [
      'retail',
      'retail space',
      'retail unit',
      'store',
      'stores',
      'محلين',
      'محل تجاري',
      'محلات تجارية',
      'دكان',
      'دكاكين',
      'متجر',
      'متاجر',
    ],
  },
  showroom: {
    en: ['showroom', 'showrooms'],
    ar: ['صالة عرض', 'صالتا عرض', 'صالات عرض', 'صالة عرض', 'صالة عرض'],
    feminine: true,
    subTypes: ['showroom'],
    said: ['show room', 'show rooms', 'معرض', 'معارض'],
  },
  warehouse: {
    en: ['warehouse', 'warehouses'],
    ar: ['مستودع', 'مستودعان', 'مستودعات', 'مستودعًا', 'مستودع'],
    feminine: false,
    subTypes: ['warehouse'],
    said: ['ware house', 'storage', 'store house', 'مخزن', 'مخازن', 'كراج'],
  },
  land: {
    en: ['plot of land', 'plots of land'],
    ar: ['أرض', 'أرضان', 'أراضٍ', 'أرضًا', 'أرض'],
    feminine: true,
    subTypes: ['land'],
    said: ['land', 'plot', 'plots', 'lands', 'أراضي', 'قطعة أرض', 'قسيمة'],
  },
  compound: {
    en: ['compound', 'compounds'],
    ar: ['مجمّع سكني', 'مجمّعان سكنيان', 'مجمّعات سكنية', 'مجمّعًا سكنيًا', 'مجمّع سكني'],
    feminine: false,
    subTypes: ['compound', 'whole compound - villas'],
    said: ['compound villas', 'مجمع', 'مجمعات', 'كمبوند', 'كومباوند'],
  },
  building: {
    en: ['building', 'buildings'],
    ar: ['مبنى', 'مبنيان', 'مبانٍ', 'مبنى', 'مبنى'],
    feminine: false,
    subTypes: ['building', 'residential building', 'whole building - apartments', 'whole building - office'],
    said: ['whole building', 'residential building', 'عمارة', 'عمارات', 'بناية', 'بنايات', 'عماره', 'مباني'],
  },
  'labour-camp': {
    en: ['labour camp', 'labour camps'],
    ar: ['سكن عمال', 'سكنا عمال', 'مساكن عمال', 'سكن عمال', 'سكن عمال'],
    feminine: false,
    subTypes: ['staff camp'],
    said: [
      'labor camp',
      'labour accommodation',
      'labor accommodation',
      'staff accommodation',
      'staff camp',
      'workers accommodation',
      'سكن عمالة',
      'سكن موظفين',
    ],
  },
  'hotel-apartment': {
    en: ['hotel apartment', 'hotel apartments'],
    ar: ['شقة فندقية', 'شقتان فندقيتان', 'شقق فندقية', 'شقة فندقية', 'شقة فندقية'],
    feminine: true,
    subTypes: ['hotel apartment'],
    said: ['serviced apartment', 'serviced apartments'],
  },
  room: {
    en: ['single room', 'single rooms'],
    ar: ['غرفة مفردة', 'غرفتان مفردتان', 'غرف مفردة', 'غرفة مفردة', 'غرفة مفردة'],
    feminine: true,
    subTypes: ['room'],
    said: [
      'room for rent',
      'rooms for rent',
      'bed space',
      'bedspace',
      'partition',
      'shared room',
      'sharing room',
      'غرفة للإيجار',
      'غرف للإيجار',
      'سكن مشترك',
      'غرفة عزاب',
    ],
  },
  farm: {
    en: ['farm', 'farms'],
    ar: ['مزرعة', 'مزرعتان', 'مزارع', 'مزرعة', 'مزرعة'],
    feminine: true,
    subTypes: ['farm'],
    said: ['عزبة', 'عزب'],
  },
  chalet: {
    en: ['chalet', 'chalets'],
    ar: ['شاليه', 'شاليهان', 'شاليهات', 'شاليهًا', 'شاليه'],
    feminine: false,
    subTypes: ['chalet'],
    said: ['beach house', 'شالية'],
  },
  hotel: {
    en: ['hotel', 'hotels'],
    ar: ['فندق', 'فندقان', 'فنادق', 'فندقًا', 'فندق'],
    feminine: false,
    subTypes: ['hotel building', 'hotel'],
    said: [],
  },
  restaurant: {
    en: ['restaurant', 'restaurants'],
    ar: ['مطعم', 'مطعمان', 'مطاعم', 'مطعمًا', 'مطعم'],
    feminine: false,
    subTypes: ['restaurant'],
    said: ['cafe', 'coffee shop', 'cafeteria', 'كافيه', 'مقهى', 'كوفي شوب'],
  },
  home: {
    en: ['home', 'homes'],
    ar: ['مسكن', 'مسكنان', 'مساكن', 'مسكنًا', 'مسكن'],
    feminine: false,
    subTypes: [],
    category: 'residential',
    said: [
      'house',
      'houses',
      'residential',
      'accommodation',
      'accomodation',
      'place to live',
      'بيت',
      'بيوت',
      'منزل',
      'منازل',
      'سكن',
      'سكني',
      'سكنية',
    ],
  },
  commercial: {
    en: ['commercial property', 'commercial properties'],
    ar: ['عقار تجاري', 'عقاران تجاريان', 'عقارات تجارية', 'عقارًا تجاريًا', 'عقار تجاري'],
    feminine: false,
    subTypes: [],
    category: 'commercial',
    said: ['commercial', 'commercial space', 'business space', 'تجاري', 'تجارية', 'مساحة تجارية'],
  },
};

export const propertyWords: KindWords = {
  en: ['property', 'properties'],
  ar: ['عقار', 'عقاران', 'عقارات', 'عقارًا', 'عقار'],
  feminine: false,
  subTypes: [],
  said: ['property', 'properties', 'real estate', 'listing', 'listings', 'عقار', 'عقارات', 'عقارين'],
};

/** Not 'a property', and no kind that a chat has no words for. */
export const isChatKind = (kind: string): kind is ChatKind => Object.hasOwn(kindWords, kind);
