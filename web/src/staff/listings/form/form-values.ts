/** What stands in the form of a listing, and what of it is sent. No IO. */
import type { AdminProperty } from '../api/admin-properties.ts';
import type { PropertyCreate, PropertyPatch } from '../api/write-property.ts';

export interface PictureValue {
  url: string;
  /** What it shows, in both languages. */
  en: string;
  ar: string;
}

/** Numbers stand as text, as they are typed. */
export interface FormValues {
  referenceId: string;
  title: string;
  titleAr: string;
  description: string;
  descriptionAr: string;
  price: string;
  type: string;
  status: PropertyCreate['status'];
  category: string;
  subcategory: string;
  bedrooms: string;
  bathrooms: string;
  area: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  latitude: string;
  longitude: string;
  features: string[];
  pictures: PictureValue[];
  agentId: string;
  isActive: boolean;
}
export type FieldName = keyof FormValues;

/** The types that a listing made here may have: kinds of buildings, and the CRM's two kinds of deals. */
export const buildingTypes = ['Apartment', 'Villa', 'Townhouse', 'Office', 'Shop', 'Warehouse'] as const;
export const dealTypes = ['Rent', 'Sell'] as const;
export const formStatuses = ['for_sale', 'for_rent', 'sold', 'rented'] as const;

/** The form for a new listing. */
export const emptyForm: FormValues = {
  referenceId: '',
  title: '',
  titleAr: '',
  description: '',
  descriptionAr: '',
  price: '',
  type: 'Apartment',
  status: 'for_sale',
  category: '',
  subcategory: '',
  bedrooms: '',
  bathrooms: '',
  area: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  latitude: '',
  longitude: '',
  features: [],
  pictures: [],
  agentId: '',
  isActive: true,
};

/** The form for a listing that is there. */
export function formOf({ property, imageTexts }: AdminProperty): FormValues {
  const text = (value: string | number | null): string => (value === null ? '' : String(value));
  return {
    referenceId: text(property.referenceId),
    title: property.title,
    titleAr: text(property.titleAr),
    description: text(property.description),
    descriptionAr: text(property.descriptionAr),
    price: text(property.price).replace(/\.00$/, ''),
    type: property.type,
    status: property.status,
    category: text(property.category),
    subcategory: text(property.subcategory),
    bedrooms: text(property.bedrooms),
    bathrooms: text(property.bathrooms),
    area: text(property.area),
    address: property.address,
    city: property.city,
    state: text(property.state),
    zipCode: text(property.zipCode),
    latitude: text(property.latitude),
    longitude: text(property.longitude),
    features: property.features,
    pictures: property.images.map((url) => {
      const { en = '', ar = '' } = imageTexts.find((one) => one.url === url) ?? {};
      return { url, en, ar };
    }),
    agentId: text(property.agentId),
    isActive: property.isActive,
  };
}

/** Western digits for Arabic and Persian ones, without the marks between thousands. */
export function plainNumber(text: string): string {
  return text
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll(/[,٬\s]/g, '');
}

/** A non-negative number of at most ten digits and two decimals. */
export const isPrice = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(plainNumber(text));
export const isWhole = (text: string): boolean => /^\d{0,8}$/.test(plainNumber(text));
/** Empty, or a number between the bounds. */
export function isWithin(text: string, bound: number): boolean {
  const plain = plainNumber(text);
  return plain === '' || (/^-?\d{1,3}(\.\d+)?$/.test(plain) && Math.abs(Number(plain)) <= bound);
}

/** What a new listing is sent as. A price is sent as it was entered, whole numbers as numbers. */
export function toBody(values: FormValues): PropertyCreate {
  const { pictures, agentId, ...rest } = values;
  const whole = (text: string): number | null => (plainNumber(text) === '' ? null : Number(plainNumber(text)));
  const optional = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    referenceId: optional(rest.referenceId),
    title: rest.title.trim(),
    titleAr: optional(rest.titleAr),
    description: optional(rest.description),
    descriptionAr: optional(rest.descriptionAr),
    price: plainNumber(rest.price) || '0',
    type: rest.type,
    status: rest.status,
    category: optional(rest.category),
    subcategory: optional(rest.subcategory),
    bedrooms: whole(rest.bedrooms),
    bathrooms: whole(rest.bathrooms),
    area: whole(rest.area),
    address: rest.address.trim(),
    city: rest.city.trim(),
    state: optional(rest.state),
    zipCode: optional(rest.zipCode),
    latitude: whole(rest.latitude),
    longitude: whole(rest.longitude),
    images: pictures.map(({ url }) => url),
    imageTexts: pictures.filter(({ en, ar }) => en.trim() !== '' || ar.trim() !== ''),
    features: rest.features,
    agentId: agentId === '' ? null : Number(agentId),
    isActive: rest.isActive,
  };
}

/** Only what the person changed: another editor's other fields are left alone. Empty when nothing was. */
export function toPatch(before: FormValues, now: FormValues): PropertyPatch {
  const [old, next] = [toBody(before), toBody(now)];
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => {
      return JSON.stringify(value) !== JSON.stringify((old as Record<string, unknown>)[name]);
    }),
  );
}

export type Parity = 'none' | 'both' | 'onlyEnglish' | 'onlyArabic' | 'uneven';

/** Whether a text stands in both languages; one much shorter than the other is probably not the whole of it. */
export function parityOf(english: string, arabic: string): Parity {
  const [en, ar] = [english.trim().length, arabic.trim().length];
  if (en === 0 && ar === 0) return 'none';
  if (ar === 0) return 'onlyEnglish';
  if (en === 0) return 'onlyArabic';
  const ratio = Math.min(en, ar) / Math.max(en, ar);
  return Math.max(en, ar) > 80 && ratio < 0.4 ? 'uneven' : 'both';
}
