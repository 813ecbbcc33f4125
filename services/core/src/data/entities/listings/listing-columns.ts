import { p } from '@mikro-orm/core';
import type { Field } from '../../../listings/field.ts';
import {
  crmOwnedFields,
  fieldEntries,
  listingFields,
  type CrmOwnedField,
  type ListingField,
  type ListingFields,
} from '../../../listings/fields.ts';
import type { FloorPlan, PictureText } from '../../../listings/property.ts';
import type { RecordPlan } from '../../../listings/record.ts';
import { text, textList } from '../columns.ts';

const whole = () => p.integer().nullable();
const list = () => textList().defaultRaw("'{}'");

const kinds = {
  text,
  requiredText: () => p.text(),
  whole,
  decimal: () => p.decimal().precision(12).scale(2).nullable(),
  requiredDecimal: () => p.decimal().precision(12).scale(2),
  degrees: () => p.decimal().scale(8).nullable(),
  list,
  day: () => p.date().nullable(),
  flag: () => p.boolean(),
  floorPlans: () => p.json<FloorPlan[]>().columnType('jsonb').defaultRaw("'[]'"),
  pictureTexts: () => p.json<PictureText[]>().columnType('jsonb').defaultRaw("'[]'"),
};
type Kinds = typeof kinds;

const choice = <const C extends readonly string[]>(choices: C) => p.enum(choices);
const choiceOrNone = <const C extends readonly string[]>(choices: C) => p.enum(choices).nullable();

type ColumnOf<F> = F extends { kind: 'choice'; choices: infer C extends readonly string[] }
  ? F extends { required: true }
    ? ReturnType<typeof choice<C>>
    : ReturnType<typeof choiceOrNone<C>>
  : F extends { kind: 'text'; required: true }
    ? ReturnType<Kinds['requiredText']>
    : F extends { kind: 'decimal'; required: true }
      ? ReturnType<Kinds['requiredDecimal']>
      : F extends { kind: infer K extends keyof Kinds }
        ? ReturnType<Kinds[K]>
        : never;

export function listingColumns() {
  const columns = fieldEntries.filter(([name]) => name !== 'agentId').map(([name, field]) => [name, columnOf(field)]);
  return Object.fromEntries(columns) as { [K in Exclude<ListingField, 'agentId'>]: ColumnOf<ListingFields[K]> };
}

function columnOf(field: Field) {
  switch (field.kind) {
    case 'text': {
      if (field.required !== true) return kinds.text();
      return field.default === undefined ? kinds.requiredText() : kinds.requiredText().default(field.default);
    }
    case 'decimal':
      return field.required === true ? kinds.requiredDecimal() : kinds.decimal();
    case 'degrees':
      return p
        .decimal()
        .precision(field.max === 90 ? 10 : 11)
        .scale(8)
        .nullable();
    case 'choice':
      return field.required === true ? choice(field.choices) : choiceOrNone(field.choices);
    case 'flag':
      return kinds.flag().default(field.default);
    default:
      return kinds[field.kind]();
  }
}

const stagedPlans = () => p.json<RecordPlan[]>().columnType('jsonb').defaultRaw("'[]'");

type StagedField = CrmOwnedField | 'referenceId' | 'titleAr' | 'descriptionAr';
type StagedColumn<F> = F extends { kind: 'whole' }
  ? ReturnType<typeof whole>
  : F extends { kind: 'list' }
    ? ReturnType<typeof list>
    : F extends { kind: 'floorPlans' }
      ? ReturnType<typeof stagedPlans>
      : ReturnType<typeof text>;

/** What is no whole number and no list is text. */
export function stagedColumns() {
  const names: StagedField[] = ['referenceId', 'titleAr', 'descriptionAr', ...crmOwnedFields];
  const columns = names.map((name) => {
    const { kind } = listingFields[name];
    return [
      name,
      kind === 'whole' ? whole() : kind === 'list' ? list() : kind === 'floorPlans' ? stagedPlans() : text(),
    ];
  });
  return Object.fromEntries(columns) as { [K in StagedField]: StagedColumn<ListingFields[K]> };
}
