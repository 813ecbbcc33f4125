import type { Kind } from '../../listings/kinds.ts';

/** What is wider than a kind: a whole category, or nothing at all. */
export type Broad = 'home' | 'commercial' | 'property';

/** What people call a kind, in both languages, with what the Gulf says; folded spelling. */
export const kindPhrases: Readonly<Record<Kind, readonly string[]>> = {
  office: [
    'office, offices, office space, office spaces, workspace, workspaces, work space, serviced office, business centre, business center',
    'مكتب, مكاتب, مكتبين, مكتبان, مساحة مكتبية, مساحات مكتبية, مقر',
  ],
  shop: [
    'shop, shops, retail, retail space, retail unit, retail shop, store, stores, kiosk',
    'محل, محلات, محلين, محلان, محل تجاري, محلات تجارية, دكان, دكاكين, متجر, متاجر, كشك',
  ],
  showroom: ['showroom, showrooms, show room, show rooms', 'معرض, معارض, صالة عرض, صالات عرض, صالتا عرض'],
  restaurant: [
    'restaurant, restaurants, cafe, coffee shop, cafeteria',
    'مطعم, مطاعم, مطعمان, كافيه, كافي, مقهى, كوفي شوب, كوفي',
  ],
  clinic: ['clinic, clinics, medical centre, medical center', 'عيادة, عيادات, مركز طبي'],
  'special-purpose': ['special purpose', 'منشأة خاصة'],
  warehouse: [
    'warehouse, warehouses, ware house, store house, storage, storage space',
    'مستودع, مستودعات, مستودعان, مخزن, مخازن, كراج, كراجات, قراج, هنجر, شبرة',
  ],
  factory: ['factory, factories, workshop, workshops', 'مصنع, مصانع, ورشة, ورش'],
  'labour-camp': [
    'labour camp, labour camps, labor camp, labor camps, labour accommodation, labor accommodation, staff accommodation, staff camp, workers accommodation, workers camp, staff housing',
    'سكن عمال, مساكن عمال, سكن عمالة, سكن موظفين, سكن للعمال, عزبة عمال',
  ],
  hotel: ['hotel, hotels, resort', 'فندق, فنادق, فندقان, منتجع'],
  'hotel-apartment': [
    'hotel apartment, hotel apartments, serviced apartment, serviced apartments, hotel flat',
    'شقة فندقية, شقق فندقية, شقتان فندقيتان',
  ],
  apartment: [
    'apartment, apartments, flat, flats, appartment, apartament, apt, apts, appt, condo, condominium',
    'شقة, شقق, شقه, شقتين, شقتان, شقة سكنية, شقق سكنية, الشقق السكنية',
  ],
  studio: [
    'studio, studios, studio apartment, studio apartments, studio flat',
    'استوديو, استوديوهات, استوديوهان, استديو, ستوديو, ستديو, استديوهات, شقة استوديو',
  ],
  penthouse: ['penthouse, penthouses, pent house', 'بنتهاوس, بنت هاوس, شقة بنتهاوس, شقق بنتهاوس'],
  duplex: ['duplex, duplexes', 'دوبلكس, دوبلكسات, دوبلكسان, شقة دوبلكس'],
  villa: [
    'villa, villas, vila, standalone villa, standalone villas, stand alone villa, compound villa, compound villas, villa in compound, villa in a compound, villas in compound, villas in a compound, mansion',
    'فيلا, فلل, فيلات, فلة, فله, فيللا, فيلتين, فيلتان, فيلا مستقلة, فلل مستقلة, فيلا في كمبوند, فيلا في مجمع, فيلا بكمبوند, فيلا بمجمع, فيلا كمبوند, فيلا داخل مجمع, فيلا داخل كمبوند, فلل في مجمع, فلل في كمبوند, فلل كمبوند, فله في كمبوند, فله في مجمع, قصر',
  ],
  townhouse: ['townhouse, townhouses, town house, town houses', 'تاون هاوس, تاونهاوس, منازل تاون هاوس'],
  compound: [
    'compound, compounds, whole compound',
    'مجمع, مجمعات, مجمع سكني, مجمعات سكنية, مجمّع سكني, كمبوند, كومباوند, كمباوند',
  ],
  building: [
    'building, buildings, whole building',
    'مبنى, مباني, مبان, عمارة, عمارات, عماره, بناية, بنايات, عمارة كاملة',
  ],
  land: [
    'land, lands, plot, plots, plot of land, plots of land, piece of land',
    'أرض, أراضي, أراض, أرضين, قطعة أرض, قسيمة, قسائم',
  ],
  farm: ['farm, farms', 'مزرعة, مزارع, مزرعتان, عزبة, عزب'],
  chalet: ['chalet, chalets, beach house, beach houses', 'شاليه, شاليهات, شاليهان, شالية'],
  room: [
    'room for rent, rooms for rent, single room, bed space, bedspace, bed spaces, partition, shared room, sharing room',
    'غرفة للإيجار, غرف للإيجار, غرفة مفردة, سكن مشترك, غرفة عزاب',
  ],
};

export const broadPhrases: Readonly<Record<Broad, readonly string[]>> = {
  home: [
    'home, homes, house, houses, residential, accommodation, accomodation, place to live, residential property, residential properties',
    'مسكن, مساكن, بيت, بيوت, منزل, منازل, سكن, سكني, سكنية, عقار سكني, عقارات سكنية',
  ],
  commercial: [
    'commercial, commercial property, commercial properties, commercial space, business space',
    'تجاري, تجارية, عقار تجاري, عقارات تجارية, مساحة تجارية',
  ],
  property: ['property, properties, real estate, listing, listings', 'عقار, عقارات, عقارين, عقاران'],
};

/** What a kind is called first, in English. */
export function kindName(kind: Kind | Broad): string {
  const [english = ''] = { ...kindPhrases, ...broadPhrases }[kind];
  return english.split(',')[0] ?? '';
}
