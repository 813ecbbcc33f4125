/** Constants: visitors' pages go without the table (`web/vite.config.ts`). */
import { unitOf, type Unit } from './field.ts';
import { fieldEntries, type Having } from './fields.ts';

export type FactField = Having<{ fact: true }>;

export interface Fact {
  field: FactField;
  /** Null for a plain number. */
  unit: Unit | null;
}

export const facts: readonly Fact[] = fieldEntries
  .filter(([, { fact }]) => fact === true)
  .map(([name, field]) => ({ field: name as FactField, unit: unitOf(field) }));
