/** Constants: visitors' pages go without the table (`web/vite.config.ts`). */
import { unitOf, type FactPlace, type Field, type Unit } from './field.ts';
import { fieldEntries, type Having } from './fields.ts';

export type FactField = Having<{ fact: FactPlace }>;
/** Those whose words stand in `i18n/en/listing-facts.ts`. */
export type ChoiceFact = Having<{ fact: FactPlace; kind: 'choice' }>;

export interface Fact {
  field: FactField;
  kind: Field['kind'];
  /** Null for a plain number, a word or a day. */
  unit: Unit | null;
  place: FactPlace;
}

export const facts: readonly Fact[] = fieldEntries.flatMap(([name, field]) =>
  field.fact === undefined
    ? []
    : [{ field: name as FactField, kind: field.kind, unit: unitOf(field), place: field.fact }],
);
