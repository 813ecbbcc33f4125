import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { type BlogPost, mostRelated, relatedQuery } from './api/posts.ts';
import { PostCard } from './post-card.tsx';

/** Three: of the same category first, then the newest. */
export function RelatedPosts({ post }: { post: Pick<BlogPost, 'id' | 'categoryId'> }) {
  const { t } = useTranslation('blog');
  const { language } = useLanguage();
  const same = useQuery(relatedQuery(post.categoryId, language));
  const newest = useQuery(relatedQuery(null, language));
  const all = [...(same.data ?? []), ...(newest.data ?? [])];
  const others = [...new Map(all.filter(({ id }) => id !== post.id).map((one) => [one.id, one])).values()];
  if (others.length === 0) return null;
  return (
    <TitledSection id="related" title={t('related')} titleClass="text-2xl" className="page-width pt-24">
      <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {others.slice(0, mostRelated).map((other) => (
          <li key={other.id}>
            <PostCard post={other} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
