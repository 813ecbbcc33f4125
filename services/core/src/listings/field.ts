import type { Deal } from './deal.ts';
import type { FloorPlan, PictureText } from './property.ts';

/** `crm`: the CRM's, until staff override it. `once`: the CRM's at first, then staff's. */
export type Owner = 'crm' | 'once' | 'staff';

export type FormSection = 'texts' | 'facts' | 'place' | 'media' | 'manage';

/**
 * `range`: `minX` to `maxX`. `rooms`: so many, with a plus at least. `choice`: one of its words; a listing that leaves the
 * fact unsaid is read by its features and title.
 */
export type Filter =
  | { kind: 'exact'; param: string }
  | { kind: 'choice'; param: string }
  | { kind: 'range' }
  | { kind: 'rooms' }
  | { kind: 'atLeast'; param: string };

/** `name`: years and house numbers have no marks between their thousands. */
export type Unit = 'name' | 'floor' | 'months' | 'm' | 'm²' | 'kW' | 'QAR' | 'QAR/m²/month';
type WholeUnit = Extract<Unit, 'name' | 'floor' | 'months' | 'm²' | 'kW'>;
type DecimalUnit = Exclude<Unit, WholeUnit>;

export const factGroups = ['terms', 'space', 'loading', 'building', 'address'] as const;
export type FactGroup = (typeof factGroups)[number];
/** Kinds that have the same facts (`fact-kinds.ts`). */
export type KindClass = 'flat' | 'house' | 'work' | 'store' | 'whole' | 'ground';

/** Where a fact stands, and which listings have it: left out, all. */
export interface FactPlace {
  group: FactGroup;
  of?: readonly KindClass[];
  deal?: Deal;
}

export interface Options {
  owner: Owner;
  /** Whether the CRM hears of it. Default: unless `owner` is `staff`. */
  told?: boolean;
  filter?: Filter;
  /** Imports also take the field's name and `also`, in small letters. */
  csv?: { head: string; exported?: true; also?: readonly string[] };
  form?: FormSection;
  /** By the database, see `search_words`. */
  searched?: true;
  /** On the listing's page; in the staff's table hidden at first. */
  fact?: FactPlace;
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
  unit?: WholeUnit;
}

export const text = <const O extends TextOptions>(options: O) => ({ kind: 'text', ...options }) as const;
export const choice = <const O extends Options & { choices: readonly string[] }>(options: O) =>
  ({ kind: 'choice', required: true, ...options }) as const;
export const whole = <const O extends NumberOptions>(options: O) => ({ kind: 'whole', ...options }) as const;
/** What may be left unsaid. */
export const choiceOrNone = <const O extends Options & { choices: readonly string[] }>(options: O) =>
  ({ kind: 'choice', ...options }) as const;
/** A date without a time, `2027-01-31`. */
export const day = <const O extends Options>(options: O) => ({ kind: 'day', ...options }) as const;
/** Decimal text, two places, twelve digits. */
export const decimal = <const O extends Options & { unit: DecimalUnit; required?: true }>(options: O) =>
  ({ kind: 'decimal', min: 0, max: 9_999_999_999.99, ...options }) as const;
export const money = <const O extends Options & { unit: Extract<Unit, 'QAR' | 'QAR/m²/month'>; required?: true }>(
  options: O,
) => decimal(options);
/** Eight places. */
export const degrees = <const O extends Options & { max: 90 | 180 }>(options: O) =>
  ({ kind: 'degrees', ...options }) as const;
export const list = <const O extends Options & { most: number; max: number }>(options: O) =>
  ({ kind: 'list', ...options }) as const;
export const flag = <const O extends Options & { default: boolean }>(options: O) =>
  ({ kind: 'flag', ...options }) as const;
export const floorPlans = <const O extends Options>(options: O) => ({ kind: 'floorPlans', ...options }) as const;
export const pictureTexts = <const O extends Options>(options: O) => ({ kind: 'pictureTexts', ...options }) as const;

export type Field = Options &
  (
    | ({ kind: 'text' } & TextOptions)
    | { kind: 'choice'; choices: readonly string[]; required?: true }
    | { kind: 'day' }
    | ({ kind: 'whole' } & NumberOptions)
    | { kind: 'decimal'; unit: DecimalUnit; required?: true; min: number; max: number }
    | { kind: 'degrees'; max: 90 | 180 }
    | { kind: 'list'; most: number; max: number }
    | { kind: 'flag'; default: boolean }
    | { kind: 'floorPlans' }
    | { kind: 'pictureTexts' }
  );

export const unitOf = (field: Field): Unit | null => ('unit' in field ? (field.unit ?? null) : null);

type OrAbsent<F, T> = F extends { required: true } ? T : T | null;

export type ValueOf<F> = F extends { kind: 'choice'; choices: readonly (infer C)[] }
  ? OrAbsent<F, C>
  : F extends { kind: 'text' | 'decimal' | 'day' }
    ? OrAbsent<F, string>
    : F extends { kind: 'whole' | 'degrees' }
      ? number | null
      : F extends { kind: 'list' }
        ? string[]
        : F extends { kind: 'flag' }
          ? boolean
          : F extends { kind: 'floorPlans' }
            ? FloorPlan[]
            : PictureText[];
