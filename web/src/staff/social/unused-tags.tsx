import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unusedTagsQuery } from './api/meta-tags.ts';

/** From before names were checked. Nothing where there are none. */
export function UnusedTags() {
  const { t } = useTranslation('adminSocial');
  const { data: tags = [] } = useQuery(unusedTagsQuery);
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="unused-tags" className="rounded-2xl border border-sand-200 bg-white p-5 sm:p-7">
      <h2 id="unused-tags" className="text-xl">
        {t('unused.title')}
      </h2>
      <p className="text-sm text-stone-600">{t('unused.text')}</p>
      <ul className="mt-4 space-y-3">
        {tags.map(({ id, platform, tagName, content }) => (
          <li key={id} className="rounded-xl bg-sand-50 p-4">
            <p className="font-mono text-sm break-all text-ink">
              <bdi dir="ltr">{`${platform}: ${content}`}</bdi>
            </p>
            <p className="mt-1 text-sm text-stone-700">
              {tagName === null ? t('unused.noName') : t('unused.otherName', { name: tagName })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
