import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { tagsOf } from '@manzil/core/blog/slug';
import { useTrustedHtml } from '#lib/use-trusted-html.ts';
import { TabList } from '#staff-ui/tab-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { postQuery } from './api/posts.ts';
import { languages } from './post-table-spec.ts';
import { type PostValues, startValues } from './post-values.ts';

/** With its translation, as stored. */
export function PostPreview({ values }: { values: PostValues }) {
  const { t } = useTranslation('adminBlog');
  return (
    <Tabs.Root defaultValue={values.language} activationMode="automatic">
      <TabList label={t('preview.label')} tabs={languages.map((id) => ({ id, name: t(`languages.${id}`) }))} />
      {languages.map((language) => (
        <Tabs.Content key={language} value={language} className="py-6 outline-offset-4">
          {language === values.language ? <Article values={values} /> : <Translation id={values.translationId} />}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Translation({ id }: { id: string }) {
  const { t } = useTranslation('adminBlog');
  const { data, isError } = useQuery({ ...postQuery(Number(id)), enabled: id !== '' });
  if (id === '') return <p className="text-stone-600">{t('preview.noTranslation')}</p>;
  if (isError) return <p className="text-stone-600">{t('preview.failed')}</p>;
  if (data === undefined) return <Skeleton className="h-80 w-full" />;
  return <Article values={startValues(data, data.language)} />;
}

function Article({ values }: { values: PostValues }) {
  const { title, excerpt, featuredImage, content, language } = values;
  const markup = useTrustedHtml(content);
  return (
    <article lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="mx-auto max-w-2xl">
      <h2 className="text-3xl">{title}</h2>
      {excerpt.trim() !== '' && <p className="mt-4 text-lg text-stone-600">{excerpt}</p>}
      {featuredImage !== '' && (
        <img src={featuredImage} alt="" className="mt-8 aspect-video w-full rounded-2xl bg-sand-100 object-cover" />
      )}
      {/* Harmless: from the editor, or let through by the api. */}
      <div className="prose mt-8" dangerouslySetInnerHTML={markup} />
      <ul className="mt-8 flex flex-wrap gap-2">
        {tagsOf(values.tags).map((tag) => (
          <li key={tag} className="rounded-full bg-sand-100 px-3 py-1 text-sm text-stone-700">
            {tag}
          </li>
        ))}
      </ul>
    </article>
  );
}
