/** Constants: visitors' pages go without the table (`web/vite.config.ts`). */
import { unitOf } from './field.ts';
import { fieldEntries, type Having, type ListingField, type ListingFields } from './fields.ts';

type BoundOf<K extends ListingField> = ListingFields[K] extends { filter: { kind: 'range' } }
  ? `${'min' | 'max'}${Capitalize<K>}`
  : ListingFields[K] extends { filter: { kind: 'atLeast'; param: infer P extends string } }
    ? P
    : never;
export type ExactField = Having<{ filter: { kind: 'exact' } }>;
export type ExactParam = ListingFields[ExactField]['filter']['param'];
export type AtLeastField = Having<{ filter: { kind: 'atLeast' } }>;
export type ChoiceField = Having<{ filter: { kind: 'choice' } }>;
export type ChoiceParam = ListingFields[ChoiceField]['filter']['param'];
export type ChoiceValues = {
  [K in ChoiceField as ListingFields[K]['filter']['param']]: ListingFields[K]['choices'][number];
};
export type BoundParam = { [K in ListingField]: BoundOf<K> }[ListingField];
export type RoomsParam = Having<{ filter: { kind: 'rooms' } }>;

export interface Bound {
  param: BoundParam;
  field: ListingField;
  side: 'min' | 'max';
  /** A bound in between moves inwards. */
  whole: boolean;
  least: number;
  most: number;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** In the order of the address. */
export const bounds: readonly Bound[] = [...boundsOf('range'), ...boundsOf('atLeast')];
export const atLeasts = fieldEntries
  .filter(([, { filter }]) => filter?.kind === 'atLeast')
  .map(([name, field]) => ({
    field: name as AtLeastField,
    param: (field.filter as { param: string }).param as BoundParam,
    unit: unitOf(field),
  }));
export const roomsParams = fieldEntries
  .filter(([, { filter }]) => filter?.kind === 'rooms')
  .map(([name]) => name as RoomsParam);
/** Each with the words that it knows. */
export const choiceFilters = fieldEntries.flatMap(([name, field]) =>
  field.filter?.kind === 'choice' && field.kind === 'choice'
    ? [{ field: name as ChoiceField, param: field.filter.param as ChoiceParam, choices: field.choices }]
    : [],
);
export const numberParams: readonly (BoundParam | RoomsParam)[] = [
  ...boundsOf('range').map(({ param }) => param),
  ...roomsParams,
  ...boundsOf('atLeast').map(({ param }) => param),
];

function boundsOf(kind: 'range' | 'atLeast'): Bound[] {
  return fieldEntries.flatMap(([field, { filter, kind: type, ...limits }]) => {
    if (filter?.kind !== kind) return [];
    const { min: least = 0, max: most = 0 } = limits as { min?: number; max?: number };
    const bound = (param: string, side: Bound['side']): Bound => ({
      param: param as BoundParam,
      field,
      side,
      whole: type === 'whole',
      least,
      most,
    });
    return filter.kind === 'atLeast'
      ? [bound(filter.param, 'min')]
      : [bound(`min${capital(field)}`, 'min'), bound(`max${capital(field)}`, 'max')];
  });
}
