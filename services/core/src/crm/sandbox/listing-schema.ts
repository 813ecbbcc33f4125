import { z } from 'zod';
import { isDay } from '../../listings/day.ts';
import type { Field } from '../../listings/field.ts';
import { listingFields } from '../../listings/fields.ts';
import { longestRoomName, mostPlans, mostRooms } from '../../listings/property.ts';
import { recordFields, type ListingRecord, type RecordField } from '../../listings/record.ts';

const optionalText = (max: number) => z.string().max(max).nullish().transform(filled);
const moment = z.iso.datetime({ offset: true });

const roomName = z
  .string()
  .max(longestRoomName)
  .nullish()
  .transform((name) => name?.trim() ?? '');
const metres = z.number().min(0.1).max(1_000);
const room = z.object({ name: roomName, nameArabic: roomName, length: metres, width: metres });

/** Named otherwise or stricter there. */
const otherwise = {
  title: z.string().trim().min(1).max(300),
  titleArabic: optionalText(listingFields.titleAr.max),
  descriptionArabic: optionalText(listingFields.descriptionAr.max),
  // null is a price on request
  price: z.number().min(listingFields.price.min).max(listingFields.price.max).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('QAR'),
  transaction: z.enum(['Rent', 'Sell']),
  area: z.number().min(0).max(listingFields.area.max).nullish(),
  areaUnit: z.enum(['sqm', 'sqft']).default('sqm'),
  pictures: z.array(z.string().max(300).startsWith('/')).max(60).default([]),
  floorPlans: z
    .array(z.object({ picture: z.string().max(300).startsWith('/'), rooms: z.array(room).max(mostRooms).default([]) }))
    .max(mostPlans)
    .default([]),
  agentEmail: optionalText(254),
};

type Otherwise = keyof typeof otherwise | 'titleAr' | 'descriptionAr' | 'deal';
export type SameField = Exclude<RecordField, Otherwise>;
const worded: ReadonlySet<string> = new Set([...Object.keys(otherwise), 'titleAr', 'descriptionAr', 'deal']);
export const sameFields = recordFields.filter((name) => !worded.has(name)) as SameField[];
type SameShape = { [K in SameField]: z.ZodType<ListingRecord[K]> };

export const listingSchema = z.object({
  reference: z.string().trim().min(1).max(64),
  // the sandbox's contract: 32 bits
  version: z.number().int().min(1).max(2_147_483_647),
  modifiedAt: moment,
  createdAt: moment,
  ...otherwise,
  ...(Object.fromEntries(sameFields.map((name) => [name, rulesOf(listingFields[name])])) as SameShape),
});

/** Empty text becomes null, an amount decimal text. */
function rulesOf(field: Field): z.ZodType {
  const decimal = (places: number) => (value: number | null | undefined) => value?.toFixed(places) ?? null;
  switch (field.kind) {
    case 'text':
      return field.required === true ? z.string().max(field.max) : optionalText(field.max);
    case 'choice':
      return field.required === true
        ? z.enum(field.choices)
        : z
            .enum(field.choices)
            .nullish()
            .transform((value) => value ?? null);
    case 'day':
      return z
        .string()
        .refine(isDay, 'no day of the calendar')
        .nullish()
        .transform((value) => value ?? null);
    case 'whole':
      return z
        .number()
        .int()
        .min(field.min)
        .max(field.max)
        .nullish()
        .transform((value) => value ?? null);
    case 'decimal':
      return z.number().min(field.min).max(field.max).nullish().transform(decimal(2));
    case 'degrees':
      return z.number().min(-field.max).max(field.max).nullish().transform(decimal(8));
    case 'list':
      return z.array(z.string().max(field.max)).max(field.most).default([]);
    default:
      throw new Error(`No CRM gives a ${field.kind}`);
  }
}

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

export type SandboxListing = z.infer<typeof listingSchema>;

export const tombstoneSchema = z.object({ reference: z.string().min(1).max(64), deletedAt: moment });

/** One by one: a bad one does not spoil the rest. */
export const pageSchema = z.object({
  listings: z.array(z.unknown()).max(500),
  deleted: z.array(z.unknown()).max(500),
  nextCursor: z.string().min(1).max(300).nullable(),
  total: z.number().int().min(0),
  withheld: z.number().int().min(0).default(0),
  serverTime: moment.nullish().catch(null),
});
