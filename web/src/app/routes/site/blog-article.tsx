import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { BookX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { data, Link, Navigate, redirect } from 'react-router';
import { FeedLink } from '#app/feed/feed-link.tsx';
import { blogPosting } from '#app/json-ld/blog-posting.ts';
import { breadcrumbList } from '#app/json-ld/breadcrumb-list.ts';
import { JsonLd } from '#app/json-ld/json-ld.tsx';
import { browserPage, serverPage } from '#app/page-data.ts';
import { PageHead } from '#app/page-head.tsx';
import { type Outcome, outcomeOf, outcomeStatus } from '#app/page-outcome.ts';
import { type BlogPost, postQuery, relatedQuery } from '#site/blog/api/posts.ts';
import { articlePath } from '#site/blog/article-path.ts';
import { LandingLinks } from '#site/listings/landing/landing-links.tsx';
import { ArticleView } from '#site/blog/article-view.tsx';
import { RelatedPosts } from '#site/blog/related-posts.tsx';
import { type Language, withPrefix } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useWholeOffice } from '#lib/office.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { landingLinksQuery } from '#lib/listings/landing-queries.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import { wholeWords } from '#lib/whole-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ChevronBack } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Route } from './+types/blog-article.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const api = serverApi(context);
  const article = postQuery(params.slug, api);
  const first = await prefetchAll([article]);
  const outcome = outcomeOf(first.errors[0] ?? null);
  const found = first.dehydrated.queries[0]?.state.data as BlogPost | undefined;
  if (outcome !== 'found' || found === undefined)
    return data({ ...page, outcome, dehydrated: null }, { status: outcomeStatus[outcome] });
  if (found.language !== page.language) throw redirect(inLanguage(found, page.language));
  const { dehydrated } = await prefetchAll([
    landingLinksQuery(page.language, aboutOf(found), api),
    relatedQuery(found.categoryId, page.language, api),
    relatedQuery(null, page.language, api),
  ]);
  const queries = [...first.dehydrated.queries, ...dehydrated.queries];
  return data({ ...page, outcome, dehydrated: { ...dehydrated, queries } }, { status: 200 });
}

export const clientLoader = () => ({ ...browserPage(), outcome: 'unknown' as Outcome });

/** Its words that may name kinds and places. */
const aboutOf = ({ title, excerpt }: BlogPost): string => `${title} ${excerpt ?? ''}`;

/** Only under its own language; elsewhere, as from the language switcher, its translation or the list. */
function inLanguage({ translation }: BlogPost, language: Language): string {
  return withPrefix(language, translation?.language === language ? articlePath(translation.slug) : '/blog');
}

export default function ArticlePage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation('blog');
  const { link } = useLanguage();
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <FeedLink titles={{ en: t('feed.en'), ar: t('feed.ar') }} />
      <div className="page-width pt-5">
        <Link
          to={link('/blog')}
          className="mb-6 inline-flex min-h-9 items-center gap-1 text-sm font-medium text-stone-600 hover:text-maroon-700"
        >
          <ChevronBack className="size-4" />
          {t('back')}
        </Link>
        <Article key={params.slug} slug={params.slug} rendered={loaderData.outcome} origin={loaderData.origin} />
      </div>
      <Related slug={params.slug} />
    </HydrationBoundary>
  );
}

function Article({ slug, rendered, origin }: { slug: string; rendered: Outcome; origin: string }) {
  const { t } = useTranslation(['blog', 'common', 'shell']);
  const { language, link } = useLanguage();
  const query = useQuery({ ...postQuery(slug), enabled: rendered !== 'missing' && rendered !== 'gone' });
  if (query.data !== undefined && query.data.language !== language)
    return <Navigate replace to={inLanguage(query.data, language)} />;
  if (query.data !== undefined) return <Found post={query.data} origin={origin} />;
  const outcome = query.error === null ? rendered : outcomeOf(query.error);
  // without scripts the error stands in the page; a retry shows the skeleton
  if (outcome === 'unknown' || (query.isFetching && query.error !== null)) return <ArticleSkeleton />;
  return (
    <>
      <title>{t('missing.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel="h1"
        icon={<BookX className="size-6" />}
        title={t('missing.title')}
        text={outcome === 'failed' ? t('failedText') : t('missing.text')}
      >
        {outcome === 'failed' && <Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>}
        <Button asChild variant={outcome === 'failed' ? 'secondary' : 'primary'}>
          <Link to={link('/blog')} hrefLang={language}>
            {t('missing.back')}
          </Link>
        </Button>
      </EmptyState>
    </>
  );
}

function Found({ post, origin }: { post: BlogPost; origin: string }) {
  const { t } = useTranslation(['shell', 'blog']);
  const office = useWholeOffice();
  const path = articlePath(post.slug);
  const url = `${origin}/${post.language}${path}`;
  const other = post.translation ?? null;
  const paths = {
    [post.language]: path,
    ...(other === null ? {} : { [other.language]: articlePath(other.slug) }),
  };
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name: t('nav.blog'), path: '/blog' },
    { name: post.title, path },
  ];
  return (
    <>
      <PageHead
        title={post.title}
        description={wholeWords(post.excerpt ?? post.title, 160)}
        origin={origin}
        paths={paths}
        image={post.featuredImage ?? undefined}
        type="article"
      />
      <JsonLd data={blogPosting(post, url, origin, office)} />
      <JsonLd data={breadcrumbList(crumbs, post.language, origin)} />
      <ArticleView post={post} url={url} />
    </>
  );
}

function Related({ slug }: { slug: string }) {
  const { language } = useLanguage();
  const { data: post } = useQuery({ ...postQuery(slug), enabled: false });
  return post?.language === language ? (
    <>
      <RelatedPosts post={post} />
      <LandingLinks about={aboutOf(post)} className="page-width pt-20" />
    </>
  ) : null;
}

function ArticleSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className="mx-auto max-w-3xl space-y-5">
      <Skeleton className="h-7 w-28 rounded-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="aspect-[16/9] w-full rounded-2xl" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
