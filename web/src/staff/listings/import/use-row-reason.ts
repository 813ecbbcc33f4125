import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import type { ImportResult } from './use-import.ts';

type Row = ImportResult['rows'][number];

/** Why a row is refused, in the page's language. */
export function useRowReason(): (row: Row) => string {
  const { t } = useTranslation('adminProperties');
  const { language } = useLanguage();
  const { nameOf } = useFieldWords();
  return ({ problems }) =>
    problems
      .map(({ field, code }) =>
        (t as (key: string, options: object) => string)(`import.problem.${code}`, { field: nameOf(field) }),
      )
      .join(language === 'ar' ? '، ' : ', ');
}
