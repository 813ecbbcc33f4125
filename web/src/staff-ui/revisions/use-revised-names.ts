import { useTranslation } from 'react-i18next';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';
import type { RevisionKind } from './revisions.ts';

/** What a field is called in its form. */
export function useRevisedNames(kind: RevisionKind): (field: string) => string {
  const { t } = useTranslation(['adminBlog', 'adminProperties']);
  const { nameOf } = useFieldWords();
  if (kind === 'property') return (field) => (field === 'agentId' ? t('adminProperties:fields.agent') : nameOf(field));
  return (field) =>
    field === 'categoryId'
      ? t('adminBlog:fields.category')
      : t(`adminBlog:fields.${field as 'title'}`, { defaultValue: field });
}
