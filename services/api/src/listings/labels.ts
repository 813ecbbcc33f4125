/** As specified, in small letters. */
import type { Language } from '@manzil/core/platform/language';
import { districtNames } from '@manzil/core/search/places/place-names';

type Labels = Readonly<Record<string, readonly [english: string, arabic: string]>>;

const categories: Labels = {
  residential: ['Residential', 'سكني'],
  commercial: ['Commercial', 'تجاري'],
  industrial: ['Industrial', 'صناعي'],
  retail: ['Retail', 'محلات تجارية'],
  office: ['Office', 'مكاتب'],
  hospitality: ['Hospitality', 'ضيافة'],
  'mixed use': ['Mixed use', 'متعدد الاستخدامات'],
  showroom: ['Showroom', 'معارض'],
};

const subTypes: Labels = {
  'villa standalone': ['Standalone villa', 'فيلا مستقلة'],
  'villa in compound': ['Villa in compound', 'فيلا في مجمّع سكني'],
  apartment: ['Apartment', 'شقة'],
  'office space': ['Office space', 'مساحة مكتبية'],
  land: ['Land', 'أرض'],
  'whole building - apartments': ['Whole building – apartments', 'مبنى كامل – شقق'],
  'whole compound - villas': ['Whole compound – villas', 'مجمّع كامل – فلل'],
  'whole building - office': ['Whole building – offices', 'مبنى كامل – مكاتب'],
  'hotel apartment': ['Hotel apartment', 'شقة فندقية'],
  townhouse: ['Townhouse', 'تاون هاوس'],
  warehouse: ['Warehouse', 'مستودع'],
  'staff camp': ['Staff accommodation', 'سكن عمال'],
  'hotel building': ['Hotel building', 'مبنى فندقي'],
  'retail space': ['Retail space', 'محل تجاري'],
  'retail business': ['Retail business', 'نشاط تجاري قائم'],
  'residential building': ['Residential building', 'عمارة سكنية'],
  'special purpose': ['Special purpose', 'استخدام خاص'],
  studio: ['Studio', 'استوديو'],
  penthouse: ['Penthouse', 'بنتهاوس'],
  mansion: ['Mansion', 'قصر'],
  office: ['Office', 'مكتب'],
  retail: ['Retail', 'تجزئة'],
  showroom: ['Showroom', 'صالة عرض'],
  store: ['Store', 'متجر'],
  villa: ['Villa', 'فيلا'],
  house: ['House', 'منزل'],
  condo: ['Condo', 'شقة تمليك'],
  duplex: ['Duplex', 'دوبلكس'],
  shop: ['Shop', 'محل'],
  building: ['Building', 'مبنى'],
  compound: ['Compound', 'مجمّع سكني'],
  resort: ['Resort', 'منتجع'],
};

/** Unknown: as the CRM wrote it. */
export const categoryLabel = (value: string, language: Language): string => labelOf(categories, value, language);

export const subTypeLabel = (value: string, language: Language): string => labelOf(subTypes, value, language);

/** Unknown: its name. */
export const placeLabel = (value: string, language: Language): string =>
  language === 'ar' ? (districtNames[value.toLowerCase()] ?? value) : value;

function labelOf(labels: Labels, value: string, language: Language): string {
  const known = Object.hasOwn(labels, value) ? labels[value] : undefined;
  if (known !== undefined) return known[language === 'ar' ? 1 : 0];
  return value.charAt(0).toUpperCase() + value.slice(1);
}
