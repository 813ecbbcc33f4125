import { HydrationBoundary } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { data, useSearchParams } from 'react-router';
import { browserPage, serverPage } from '#app/page-data.ts';
import { FeedLink } from '#app/feed/feed-link.tsx';
import { PageHead } from '#app/page-head.tsx';
import { postsQuery } from '#site/blog/api/posts.ts';
import { parsePostFilters, postSearch } from '#site/blog/post-filters.ts';
import { PostList, RefusedPosts } from '#site/blog/post-list.tsx';
import { PostSearch } from '#site/blog/post-search.tsx';
import { NewsletterForm } from '#site/newsletter/newsletter-form.tsx';
import { isRefusal } from '#lib/api/api-error.ts';
import { serverApi } from '#lib/api/server-api.ts';
import { prefetchAll } from '#lib/query/prefetch.ts';
import type { Route } from './+types/blog.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = serverPage(request, context);
  const filters = parsePostFilters(new URL(request.url).searchParams);
  const { dehydrated, errors } = await prefetchAll([postsQuery(filters, page.language, serverApi(context))]);
  const [failure] = errors;
  const refused = isRefusal(failure);
  const failed = failure !== null && !refused;
  return data({ ...page, dehydrated, failed, refused }, { status: refused ? 400 : failed ? 503 : 200 });
}

export const clientLoader = () => ({ ...browserPage(), failed: false, refused: false });

const noFilters = parsePostFilters(new URLSearchParams());

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('blog');
  const [query] = useSearchParams();
  const { failed, refused } = loaderData;
  // a refused search starts anew
  const filters = refused ? noFilters : parsePostFilters(query);
  const onlyPage = { search: '', category: 'all', sort: 'newest', page: filters.page } as const;
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <PageHead
        title={t('meta.title')}
        description={t('meta.description')}
        origin={loaderData.origin}
        search={postSearch(onlyPage)}
        noindex={refused || postSearch(filters) !== postSearch(onlyPage)}
      />
      <FeedLink titles={{ en: t('feed.en'), ar: t('feed.ar') }} />
      <div className="page-width pt-10 sm:pt-14">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-3 mb-8 max-w-2xl text-lg text-stone-600">{t('subtitle')}</p>
        <PostSearch filters={filters} />
        <div className="mt-10">{refused ? <RefusedPosts /> : <PostList filters={filters} failedBefore={failed} />}</div>
      </div>
      <NewsletterForm />
    </HydrationBoundary>
  );
}
