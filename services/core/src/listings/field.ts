import type { PictureText } from './property.ts';

/** `crm`: the CRM's, until staff override it. `once`: the CRM's at first, then staff's. */
export type Owner = 'crm' | 'once' | 'staff';

export type FormSection = 'texts' | 'facts' | 'place' | 'manage';

/** `range`: `minX` to `maxX`. `rooms`: so many, with a plus at least. */
export type Filter =
  | { kind: 'exact'; param: string }
  | { kind: 'range' }
  | { kind: 'rooms' }
  | { kind: 'atLeast'; param: string };

/** A year has no marks between its thousands. */
export type Unit = 'year' | 'm²' | 'QAR' | 'QAR/m²/month';

interface Options {
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
  fact?: true;
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

export const text = <const O extends TextOptions>(options: O) => ({ kind: 'text', ...options }) as const;
export const choice = <const O extends Options & { choices: readonly string[] }>(options: O) =>
  ({ kind: 'choice', required: true, ...options }) as const;
export const whole = <const O extends NumberOptions>(options: O) => ({ kind: 'whole', ...options }) as const;
/** Decimal text, two places, twelve digits. */
export const money = <const O extends Options & { unit: Extract<Unit, 'QAR' | 'QAR/m²/month'>; required?: true }>(
  options: O,
) => ({ kind: 'money', min: 0, max: 9_999_999_999.99, ...options }) as const;
/** Eight places. */
export const degrees = <const O extends Options & { max: 90 | 180 }>(options: O) =>
  ({ kind: 'degrees', ...options }) as const;
export const list = <const O extends Options & { most: number; max: number }>(options: O) =>
  ({ kind: 'list', ...options }) as const;
export const flag = <const O extends Options & { default: boolean }>(options: O) =>
  ({ kind: 'flag', ...options }) as const;
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
