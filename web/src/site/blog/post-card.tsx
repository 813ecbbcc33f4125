import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { wholeWords } from '#lib/whole-words.ts';
import { ArrowForward } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PostSummary } from './api/posts.ts';
import { articlePath } from './article-path.ts';
import { CategoryBadge } from './category-badge.tsx';

export function PostCard({ post, headingLevel: Heading = 'h2' }: { post: PostSummary; headingLevel?: 'h2' | 'h3' }) {
  const { language, link } = useLanguage();
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-xl">
        <Picture
          url={post.featuredImage ?? undefined}
          alt=""
          sizes="(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 400px"
          className="aspect-[3/2] w-full transition-transform duration-300 group-hover:scale-[1.02]"
        />
      </div>
      <div className="mt-4 flex items-center gap-3 text-xs text-stone-600">
        <CategoryBadge post={post} />
        <time dateTime={post.publishedAt ?? post.createdAt}>
          {formatDate(post.publishedAt ?? post.createdAt, language)}
        </time>
      </div>
      <Heading className="mt-3 text-lg leading-snug">
        <Link to={link(articlePath(post.slug))} className="after:absolute after:inset-0 hover:text-maroon-700">
          {post.title}
        </Link>
      </Heading>
      {post.excerpt !== null && (
        <p className="mt-2 line-clamp-4 text-sm text-stone-600">{wholeWords(post.excerpt, 120)}</p>
      )}
    </article>
  );
}

export function FeaturedPost({ post }: { post: PostSummary }) {
  const { t } = useTranslation('blog');
  const { language, link } = useLanguage();
  return (
    <article className="group relative grid gap-x-12 gap-y-6 lg:grid-cols-[1.35fr_1fr] lg:items-center">
      <div className="overflow-hidden rounded-2xl">
        <Picture
          url={post.featuredImage ?? undefined}
          alt=""
          eager
          sizes="(max-width: 1024px) 92vw, 720px"
          className="aspect-[3/2] w-full"
        />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-3 text-sm text-stone-600">
          <CategoryBadge post={post} />
          <time dateTime={post.publishedAt ?? post.createdAt}>
            {formatDate(post.publishedAt ?? post.createdAt, language)}
          </time>
        </div>
        <h2 className="mt-4 text-3xl">
          <Link to={link(articlePath(post.slug))} className="after:absolute after:inset-0 hover:text-maroon-700">
            {post.title}
          </Link>
        </h2>
        {post.excerpt !== null && <p className="mt-4 text-lg text-stone-600">{post.excerpt}</p>}
        <p aria-hidden className="mt-6 inline-flex items-center gap-2 font-semibold text-maroon-700">
          {t('read')}
          <ArrowForward />
        </p>
      </div>
    </article>
  );
}
