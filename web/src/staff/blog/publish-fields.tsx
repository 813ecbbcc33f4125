import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Field, Input, Select } from '#ui/field.tsx';
import { categoryWord } from './post-columns.tsx';
import { categoriesQuery, otherPostsQuery } from './api/posts.ts';
import { languages, statuses } from './post-table-spec.ts';
import type { PostValues } from './post-values.ts';

interface PublishFieldsProps {
  values: PostValues;
  /** Null for a new article. */
  ownId: number | null;
  onChange: (change: Partial<PostValues>) => void;
}

/** Where and when an article is shown, and what it belongs to. */
export function PublishFields({ values, ownId, onChange }: PublishFieldsProps) {
  const { t } = useTranslation(['adminBlog', 'common']);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const other = values.language === 'en' ? 'ar' : 'en';
  const { data: others } = useQuery(otherPostsQuery(other));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t('fields.language')}>
        <Select
          name="language"
          value={values.language}
          onChange={(event) => {
            const language = languages.find((one) => one === event.target.value);
            // what was the translation is of the same language now
            if (language !== undefined) onChange({ language, translationId: '' });
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('fields.translation')} optionalMark={t('common:optional')}>
        <Select
          name="translationId"
          value={values.translationId}
          disabled={others === undefined}
          onChange={(event) => {
            onChange({ translationId: event.target.value });
          }}
        >
          <option value="">{t('noTranslation')}</option>
          {others
            ?.filter(({ id }) => id !== ownId)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={t('fields.status')}>
        <Select
          name="status"
          value={values.status}
          onChange={(event) => {
            const status = statuses.find((one) => one === event.target.value);
            if (status !== undefined) onChange({ status });
          }}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('fields.publishedAt')} optionalMark={t('common:optional')} hint={t('hints.publishedAt')}>
        <Input
          name="publishedAt"
          type="datetime-local"
          dir="ltr"
          disabled={values.status === 'draft'}
          value={values.publishedAt}
          onChange={(event) => {
            onChange({ publishedAt: event.target.value });
          }}
        />
      </Field>
      <Field label={t('fields.category')} optionalMark={t('common:optional')}>
        <Select
          name="categoryId"
          value={values.categoryId}
          onChange={(event) => {
            onChange({ categoryId: event.target.value });
          }}
        >
          <option value="">{t('noCategory')}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {categoryWord(category, t)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('fields.tags')} optionalMark={t('common:optional')} hint={t('hints.tags')}>
        <Input
          name="tags"
          dir="auto"
          maxLength={1000}
          value={values.tags}
          onChange={(event) => {
            onChange({ tags: event.target.value });
          }}
        />
      </Field>
    </div>
  );
}
