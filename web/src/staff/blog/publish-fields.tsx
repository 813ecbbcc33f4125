import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { categoryWord } from './post-columns.tsx';
import { categoriesQuery, otherPostsQuery } from './api/posts.ts';
import { languages, statuses } from './post-table-spec.ts';
import type { PostValues } from './post-values.ts';

interface PublishFieldsProps {
  ownId: number | null;
  onLanguage: () => void;
}

export function PublishFields({ ownId, onLanguage }: PublishFieldsProps) {
  const { t } = useTranslation('adminBlog');
  const [language, status] = useWatch<PostValues, ['language', 'status']>({ name: ['language', 'status'] });
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: others } = useQuery(otherPostsQuery(language === 'en' ? 'ar' : 'en'));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        name="language"
        label={t('fields.language')}
        options={languages.map((one) => [one, t(`languages.${one}`)])}
        onChanged={onLanguage}
      />
      <SelectField
        name="translationId"
        label={t('fields.translation')}
        optional
        disabled={others === undefined}
        none={t('noTranslation')}
        options={(others ?? []).filter(({ id }) => id !== ownId).map(({ id, title }) => [id, title])}
      />
      <SelectField
        name="status"
        label={t('fields.status')}
        options={statuses.map((one) => [one, t(`status.${one}`)])}
      />
      <TextField
        name="publishedAt"
        label={t('fields.publishedAt')}
        optional
        hint={t('hints.publishedAt')}
        type="datetime-local"
        writing="time"
        disabled={status === 'draft'}
      />
      <SelectField
        name="categoryId"
        label={t('fields.category')}
        optional
        none={t('noCategory')}
        options={categories.map((category) => [category.id, categoryWord(category, t)])}
      />
      <TextField name="tags" label={t('fields.tags')} optional hint={t('hints.tags')} maxLength={1000} />
    </div>
  );
}
