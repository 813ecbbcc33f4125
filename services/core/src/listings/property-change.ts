import { squareMetresPerSquareFoot } from '../platform/units.ts';
import type { Field } from './field.ts';
import { crmOwnedFields, listingFields, toldFields, type CrmOwnedField, type ListingValues } from './fields.ts';
import { ownValue } from '../platform/own-value.ts';
import type { FloorPlan, PictureText } from './property.ts';

export type WritableProperty = ListingValues;
export type PropertyChange = Partial<WritableProperty>;
export type WritableField = keyof WritableProperty;

/** Texts trimmed, null if empty, lists without repetitions, areas in square metres. */
export function tidyChange(change: PropertyChange): PropertyChange {
  const tidy = Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, tidyValue(name, value)]),
  ) as PropertyChange;
  if (tidy.areaUnit === 'sqft') {
    tidy.areaUnit = 'sqm';
    if (tidy.area != null) tidy.area = Math.round(tidy.area * squareMetresPerSquareFoot);
  }
  return tidy;
}

function tidyValue(name: string, value: unknown): unknown {
  const field: Field | undefined = ownValue(listingFields, name);
  if (value == null || field === undefined) return value;
  switch (field.kind) {
    case 'decimal':
      return Number(value).toFixed(2);
    case 'degrees':
      return Number((value as number).toFixed(8));
    case 'list':
      return [...new Set((value as string[]).map((entry) => entry.trim()).filter((entry) => entry !== ''))];
    case 'floorPlans':
      return tidyPlans(value as FloorPlan[]);
    case 'pictureTexts':
      return tidyTexts(value as PictureText[]);
    case 'text': {
      const text = (value as string).trim();
      return text === '' && field.required !== true ? null : text;
    }
    default:
      return value;
  }
}

function tidyTexts(texts: readonly PictureText[]): PictureText[] {
  return texts
    .map(({ url, en, ar }) => ({ ar: ar.trim(), en: en.trim(), url }))
    .filter(({ en, ar }) => en !== '' || ar !== '');
}

/** A picture is one plan; a room without any name says nothing. */
function tidyPlans(plans: readonly FloorPlan[]): FloorPlan[] {
  const byUrl = new Map(plans.map((plan) => [plan.url, plan]));
  return [...byUrl.values()].map(({ url, rooms }) => ({
    url,
    rooms: rooms
      .map(({ nameEn, nameAr, length, width }) => ({
        nameEn: nameEn.trim(),
        nameAr: nameAr.trim(),
        length: hundredths(length),
        width: hundredths(width),
      }))
      .filter(({ nameEn, nameAr }) => nameEn !== '' || nameAr !== ''),
  }));
}
const hundredths = (metres: number): number => Math.round(metres * 100) / 100;

export function changedFields(before: WritableProperty, change: PropertyChange): WritableField[] {
  return (Object.keys(change) as WritableField[]).filter((name) => !sameValue(name, before[name], change[name]));
}

/** Decimals are compared as numbers. */
export function sameValue(name: string, one: unknown, other: unknown): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null);
  const kind = ownValue(listingFields, name)?.kind;
  if (kind === 'decimal' || kind === 'degrees') return Number(one) === Number(other);
  return typeof one === 'object' ? canonical(one) === canonical(other) : one === other;
}

/** The database may order members otherwise. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

export function concernsCrm(fields: readonly WritableField[]): boolean {
  return fields.some((field) => toldFields.has(field));
}

export interface OverrideChange {
  /** With what the CRM had in them. */
  taken: { field: CrmOwnedField; crmValue: unknown }[];
  released: CrmOwnedField[];
}

/**
 * The order of pictures is ours anyway: only others are an override.
 * @param overridden what the CRM has there
 */
export function overrideChange(
  before: WritableProperty,
  change: PropertyChange,
  fields: readonly WritableField[],
  overridden: ReadonlyMap<string, unknown>,
): OverrideChange {
  const owned = crmOwnedFields.filter((field) => (fields as readonly string[]).includes(field));
  const taken: OverrideChange['taken'] = [];
  const released: CrmOwnedField[] = [];
  for (const field of owned) {
    if (overridden.has(field)) {
      if (sameValue(field, overridden.get(field), change[field])) released.push(field);
      else taken.push({ field, crmValue: overridden.get(field) });
    } else if (field !== 'images' || !samePictures(before.images, change.images ?? []))
      taken.push({ field, crmValue: before[field] });
  }
  return { taken, released };
}

function samePictures(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
}
