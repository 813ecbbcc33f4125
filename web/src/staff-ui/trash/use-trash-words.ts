import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Selection } from '../table/use-selection.ts';

const mostNamed = 3;

/** What a question about a deletion says besides its own words: what goes, and that it can come back. */
export function useTrashWords() {
  const { t } = useTranslation('adminTrash');
  const { language } = useLanguage();
  const { counted } = useFormats();
  /** The first by name, the others by number. @param names of those that the page shows */
  const firstOf = (names: readonly string[], count: number): string => {
    const named = names.slice(0, mostNamed).map((name) => isolated(name));
    const rest = count - named.length;
    const parts = rest > 0 ? [...named, t('more', counted(rest))] : named;
    return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  };
  return {
    firstOf,
    one: (own: string): string => `${own} ${t('text')}`,
    many: (own: string, names: readonly string[], count: number): string =>
      `${firstOf(names, count)}. ${own} ${t('textMany')}`,
  };
}

/** Of those chosen that the page shows. */
export const chosenNames = <Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  selection: Selection,
  nameOf: (row: Row) => string,
): string[] => (rows ?? []).filter(({ id }) => selection.isSelected(id)).map((row) => nameOf(row));
