/** How pages call listings of a kind, and the kind's part of an address. */
import type { Language } from '../platform/language.ts';
import type { Kind } from './kinds.ts';

interface KindPlural extends Record<Language, string> {
  slug: string;
}

export const kindPlurals: Readonly<Record<Kind, KindPlural>> = {
  office: { slug: 'offices', en: 'Offices', ar: 'مكاتب' },
  shop: { slug: 'shops', en: 'Shops', ar: 'محلات تجارية' },
  showroom: { slug: 'showrooms', en: 'Showrooms', ar: 'معارض' },
  restaurant: { slug: 'restaurants', en: 'Restaurants and cafés', ar: 'مطاعم ومقاهٍ' },
  clinic: { slug: 'clinics', en: 'Clinics', ar: 'عيادات' },
  'special-purpose': { slug: 'special-purpose', en: 'Special-purpose properties', ar: 'عقارات لاستخدامات خاصة' },
  warehouse: { slug: 'warehouses', en: 'Warehouses', ar: 'مستودعات' },
  factory: { slug: 'factories', en: 'Factories and workshops', ar: 'مصانع وورش' },
  'labour-camp': { slug: 'staff-accommodation', en: 'Staff accommodation', ar: 'مساكن عمال' },
  hotel: { slug: 'hotels', en: 'Hotels', ar: 'فنادق' },
  'hotel-apartment': { slug: 'hotel-apartments', en: 'Hotel apartments', ar: 'شقق فندقية' },
  apartment: { slug: 'apartments', en: 'Apartments', ar: 'شقق' },
  studio: { slug: 'studios', en: 'Studios', ar: 'استوديوهات' },
  penthouse: { slug: 'penthouses', en: 'Penthouses', ar: 'شقق بنتهاوس' },
  duplex: { slug: 'duplexes', en: 'Duplexes', ar: 'شقق دوبلكس' },
  villa: { slug: 'villas', en: 'Villas', ar: 'فلل' },
  townhouse: { slug: 'townhouses', en: 'Townhouses', ar: 'منازل تاون هاوس' },
  compound: { slug: 'compounds', en: 'Compounds', ar: 'مجمّعات سكنية' },
  building: { slug: 'buildings', en: 'Buildings', ar: 'مبانٍ' },
  land: { slug: 'land', en: 'Land', ar: 'أراضٍ' },
  farm: { slug: 'farms', en: 'Farms', ar: 'مزارع' },
  chalet: { slug: 'chalets', en: 'Chalets', ar: 'شاليهات' },
  room: { slug: 'rooms', en: 'Rooms', ar: 'غرف' },
};
