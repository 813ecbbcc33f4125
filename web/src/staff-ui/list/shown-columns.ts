import { useLanguage } from '#i18n/use-language.ts';
import type { Language } from '#i18n/language.ts';
import { type ColumnChoice, isShown } from '../table/data-table.tsx';
import type { TableControls } from '../table/use-table.ts';

export interface ShownColumns {
  /** Separated by commas, in their order. */
  columns: string;
  headings: Language;
}

/**
 * What a file has of a list: the columns that it shows now, under headings in the reader's language.
 * @param besides columns of the file alone, such as long texts
 */
export function useShownColumns(
  columns: readonly (ColumnChoice & { quietLabel?: boolean })[],
  table: TableControls,
  besides: readonly string[] = [],
): ShownColumns {
  const { language } = useLanguage();
  // buttons are nothing for a file
  const shown = columns.filter((column) => column.quietLabel !== true && isShown(column, table)).map(({ id }) => id);
  return { columns: [...new Set([...shown, ...besides])].join(','), headings: language };
}
