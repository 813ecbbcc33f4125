import type { TableFilter } from '../table/table-toolbar.tsx';

export const optionsOf = <Value extends string>(values: readonly Value[], wordOf: (value: Value) => string) =>
  values.map((value) => ({ value, label: wordOf(value) }));

export const choice = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): TableFilter => ({ name, label, options: optionsOf(values, wordOf) });
