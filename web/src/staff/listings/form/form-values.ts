/** No IO. */
import { plainNumber } from '@manzil/core/platform/numerals';
import type { Field, FormSection } from '@manzil/core/listings/field';
import { fieldEntries, listingFields, type Having } from '@manzil/core/listings/fields';
import type { AdminProperty } from '../api/admin-properties.ts';
import type { PropertyCreate, PropertyPatch } from '../api/write-property.ts';

export interface RoomValue {
  nameEn: string;
  nameAr: string;
  /** Metres, as typed. */
  length: string;
  width: string;
}

export interface PictureValue {
  url: string;
  en: string;
  ar: string;
  /** Of a floor plan; null for a photograph. */
  rooms: RoomValue[] | null;
}

export type TextName = Exclude<Having<{ form: FormSection }>, 'status' | 'isActive'>;
const textNames = fieldEntries
  .filter(([name, { form }]) => form !== undefined && name !== 'status' && name !== 'isActive')
  .map(([name]) => name as TextName);

export interface FormValues extends Record<TextName, string> {
  status: PropertyCreate['status'];
  features: string[];
  pictures: PictureValue[];
  isActive: boolean;
}
export type FieldName = keyof FormValues;

const texts = (valueOf: (name: TextName) => string) =>
  Object.fromEntries(textNames.map((name) => [name, valueOf(name)])) as Record<TextName, string>;

/** The deal is nobody's guess: whoever adds a listing says it. */
export const emptyForm: FormValues = {
  ...texts(() => ''),
  status: 'for_sale',
  features: [],
  pictures: [],
  isActive: true,
};

export function formOf(found: AdminProperty | null): FormValues {
  if (found === null) return emptyForm;
  const { property, plans, imageTexts } = found;
  const picture = (url: string, rooms: PictureValue['rooms']): PictureValue => {
    const { en = '', ar = '' } = imageTexts.find((one) => one.url === url) ?? {};
    return { url, en, ar, rooms };
  };
  const text = (name: TextName): string => {
    const value = String(property[name] ?? '');
    return listingFields[name].kind === 'decimal' ? value.replace(/\.00$/, '') : value;
  };
  return {
    ...texts(text),
    status: property.status,
    features: property.features,
    pictures: [
      ...property.images.map((url) => picture(url, null)),
      ...plans.map(({ url, rooms }) =>
        picture(
          url,
          rooms.map((room) => ({ ...room, length: String(room.length), width: String(room.width) })),
        ),
      ),
    ],
    isActive: property.isActive,
  };
}

/** At most ten digits and two decimals. */
export const isPrice = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(plainNumber(text));
export const isWhole = (text: string): boolean => /^-?\d{0,8}$/.test(plainNumber(text));
/** Empty is allowed. */
export const isBetween = (text: string, min: number, max: number): boolean =>
  plainNumber(text) === '' || (Number(plainNumber(text)) >= min && Number(plainNumber(text)) <= max);
/** Empty is allowed. @param bound of both signs */
export function isWithin(text: string, bound: number): boolean {
  const plain = plainNumber(text);
  return plain === '' || (/^-?\d{1,3}(\.\d+)?$/.test(plain) && Math.abs(Number(plain)) <= bound);
}

export function toBody(values: FormValues): PropertyCreate {
  const { pictures, status, features, isActive } = values;
  return {
    ...Object.fromEntries(textNames.map((name) => [name, sentOf(listingFields[name], values[name])])),
    status,
    features,
    isActive,
    images: pictures.flatMap(({ url, rooms }) => (rooms === null ? [url] : [])),
    plans: pictures.flatMap(({ url, rooms }) =>
      rooms === null ? [] : [{ url, rooms: rooms.filter(isNamed).map(sentRoom) }],
    ),
    imageTexts: pictures
      .filter(({ en, ar }) => en.trim() !== '' || ar.trim() !== '')
      .map(({ url, en, ar }) => ({ url, en, ar })),
  } as PropertyCreate;
}

/** A room without a name is left out. */
const isNamed = ({ nameEn, nameAr }: RoomValue): boolean => nameEn.trim() !== '' || nameAr.trim() !== '';
const sentRoom = ({ nameEn, nameAr, length, width }: RoomValue) => ({
  nameEn: nameEn.trim(),
  nameAr: nameAr.trim(),
  length: Number(plainNumber(length)),
  width: Number(plainNumber(width)),
});

/** Metres from 0.1 to 1000, to two decimals. */
export function isRoomSide(text: string): boolean {
  const plain = plainNumber(text);
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) && Number(plain) >= 0.1 && Number(plain) <= 1_000;
}
/** Named rooms have both sides. */
export const roomsFit = (pictures: readonly PictureValue[]): boolean =>
  pictures.every(({ rooms }) =>
    (rooms ?? []).filter(isNamed).every(({ length, width }) => isRoomSide(length) && isRoomSide(width)),
  );

/** Empty is none; an empty price means on request. */
function sentOf(field: Field, text: string): string | number | null {
  const required = 'required' in field && field.required;
  if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'day')
    return text.trim() === '' && !required ? null : text.trim();
  const plain = plainNumber(text);
  if (field.kind === 'decimal') return plain === '' ? (required ? '0' : null) : plain;
  return plain === '' ? null : Number(plain);
}

/** Other fields keep another editor's changes. */
export function toPatch(before: FormValues, now: FormValues): PropertyPatch {
  const [old, next] = [toBody(before), toBody(now)];
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => {
      return JSON.stringify(value) !== JSON.stringify((old as Record<string, unknown>)[name]);
    }),
  );
}

export type Parity = 'none' | 'both' | 'onlyEnglish' | 'onlyArabic' | 'uneven';

/** Much shorter than the other, it is probably incomplete. */
export function parityOf(english: string, arabic: string): Parity {
  const [en, ar] = [english.trim().length, arabic.trim().length];
  if (en === 0 && ar === 0) return 'none';
  if (ar === 0) return 'onlyEnglish';
  if (en === 0) return 'onlyArabic';
  const ratio = Math.min(en, ar) / Math.max(en, ar);
  return Math.max(en, ar) > 80 && ratio < 0.4 ? 'uneven' : 'both';
}
