import type { TableFilter } from '../table/table-toolbar.tsx';

/** Values with their words, for a list of choices. */
export const optionsOf = <Value extends string>(values: readonly Value[], wordOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: wordOf(value) }));

/** A filter by one of these values. */
export const choice = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): TableFilter => ({ name, label, options: optionsOf(values, wordOf) });
