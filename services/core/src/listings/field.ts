/** What can be said of one field of a listing, and the type that its values have. Used by the table in `fields.ts` alone. */
import type { PictureText } from './property.ts';

/**
 * Whose word counts in a listing from the CRM. `crm`: the CRM's, until staff override it here. `once`: the CRM's when the
 * listing is new, staff's from then on. `staff`: never the CRM's.
 */
export type Owner = 'crm' | 'once' | 'staff';

/** Sections of the staff's form. What has none has a place of its own in it, or none. */
export type FormSection = 'texts' | 'facts' | 'place' | 'manage';

/**
 * How visitors filter. `exact`: by one value. `range`: from `minX` to `maxX`. `rooms`: so many, or with a plus sign at least
 * so many. `atLeast`: so much or more.
 */
export type Filter =
  | { kind: 'exact'; param: string }
  | { kind: 'range' }
  | { kind: 'rooms' }
  | { kind: 'atLeast'; param: string };

/** How a figure is written. A year has no marks between its thousands. */
export type Unit = 'year' | 'm²' | 'QAR' | 'QAR/m²/month';

interface Options {
  owner: Owner;
  /** The CRM is told when it changes here. Left out: it is, when its word ever counts. */
  told?: boolean;
  filter?: Filter;
  /** Head of the column in files. An import takes the field's own name too, and what stands in `also`, in small letters. */
  csv?: { head: string; exported?: true; also?: readonly string[] };
  form?: FormSection;
  /** Found by the text search: the words are put together by the database (`search_words`). */
  searched?: true;
  /** Among the facts on the listing's page, and in the staff's table in the column of facts, which is hidden at first. */
  fact?: true;
  /** A copy of a listing does not get it. */
  notCopied?: true;
}
interface TextOptions extends Options {
  /** Characters. */
  max: number;
  required?: true;
  default?: string;
}
interface NumberOptions extends Options {
  min: number;
  max: number;
  unit?: Extract<Unit, 'year' | 'm²'>;
}

/** Text; one that is not required may be absent. */
export const text = <const O extends TextOptions>(options: O) => ({ kind: 'text', ...options }) as const;
/** One of some words. */
export const choice = <const O extends Options & { choices: readonly string[] }>(options: O) =>
  ({ kind: 'choice', required: true, ...options }) as const;
/** A whole number, or absent. */
export const whole = <const O extends NumberOptions>(options: O) => ({ kind: 'whole', ...options }) as const;
/** Decimal text with two places, of twelve digits. */
export const money = <const O extends Options & { unit: Extract<Unit, 'QAR' | 'QAR/m²/month'>; required?: true }>(
  options: O,
) => ({ kind: 'money', min: 0, max: 9_999_999_999.99, ...options }) as const;
/** Degrees of latitude or longitude with eight places, or absent. */
export const degrees = <const O extends Options & { max: 90 | 180 }>(options: O) =>
  ({ kind: 'degrees', ...options }) as const;
/** Several texts in an order; none is an empty list. */
export const list = <const O extends Options & { most: number; max: number }>(options: O) =>
  ({ kind: 'list', ...options }) as const;
export const flag = <const O extends Options & { default: boolean }>(options: O) =>
  ({ kind: 'flag', ...options }) as const;
/** What the pictures show. */
export const pictureTexts = <const O extends Options>(options: O) => ({ kind: 'pictureTexts', ...options }) as const;

export type Field = Options &
  (
    | ({ kind: 'text' } & TextOptions)
    | { kind: 'choice'; choices: readonly string[] }
    | ({ kind: 'whole' } & NumberOptions)
    | { kind: 'money'; unit: Extract<Unit, 'QAR' | 'QAR/m²/month'>; required?: true; min: number; max: number }
    | { kind: 'degrees'; max: 90 | 180 }
    | { kind: 'list'; most: number; max: number }
    | { kind: 'flag'; default: boolean }
    | { kind: 'pictureTexts' }
  );

export const unitOf = (field: Field): Unit | null => ('unit' in field ? (field.unit ?? null) : null);

type OrAbsent<F, T> = F extends { required: true } ? T : T | null;

/** The type of a field's values in the code. */
export type ValueOf<F> = F extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? C
  : F extends { kind: 'text' | 'money' }
    ? OrAbsent<F, string>
    : F extends { kind: 'whole' | 'degrees' }
      ? number | null
      : F extends { kind: 'list' }
        ? string[]
        : F extends { kind: 'flag' }
          ? boolean
          : PictureText[];
