import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTrustedHtml } from '#lib/use-trusted-html.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BlogPost } from './api/posts.ts';
import { ArticleShare } from './article-share.tsx';
import { CategoryBadge } from './category-badge.tsx';

/** @param url of the article, absolute */
export function ArticleView({ post, url }: { post: BlogPost; url: string }) {
  const { t } = useTranslation('blog');
  const { language, link } = useLanguage();
  const content = useTrustedHtml(post.content);
  const published = post.publishedAt ?? post.createdAt;
  return (
    <article>
      <header className="mx-auto max-w-2xl">
        <CategoryBadge post={post} />
        <h1 className="mt-4 text-3xl">{post.title}</h1>
        {post.excerpt !== null && <p className="mt-4 text-lg text-stone-600">{post.excerpt}</p>}
        <p className="mt-6 flex flex-wrap gap-x-2 text-sm text-stone-600">
          <span>{t('by', { author: t('author') })}</span>
          <span aria-hidden>·</span>
          <time dateTime={published}>{formatDate(published, language)}</time>
        </p>
      </header>
      {post.featuredImage !== null && (
        <div className="mx-auto mt-10 max-w-5xl overflow-hidden rounded-2xl">
          <Picture
            url={post.featuredImage}
            alt=""
            eager
            sizes="(max-width: 1100px) 94vw, 1024px"
            className="aspect-[16/9] w-full"
          />
        </div>
      )}
      {/* Safe: the api cleans the markup (safe-article.ts). */}
      <div className="prose mx-auto mt-10 max-w-2xl sm:mt-12" dangerouslySetInnerHTML={content} />
      <footer className="mx-auto mt-12 max-w-2xl space-y-8 border-t border-sand-300 pt-8">
        {post.tags.length > 0 && (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li key={tag} className="rounded-full bg-sand-100 px-3 py-1 text-sm text-stone-700">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <ArticleShare title={post.title} url={url} />
        <div className="flex flex-wrap items-center justify-between gap-5 rounded-2xl bg-sand-100 p-6 sm:p-8">
          <div>
            <h2 className="text-xl">{t('cta.title')}</h2>
            <p className="mt-1 text-stone-600">{t('cta.text')}</p>
          </div>
          <Button asChild>
            <Link to={link('/contact')}>{t('cta.action')}</Link>
          </Button>
        </div>
      </footer>
    </article>
  );
}
