import { useQuery } from '@tanstack/react-query';
import { BookX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { isRefusal } from '#lib/api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { postsPerPage, postsQuery } from './api/posts.ts';
import { FeaturedPost, PostCard } from './post-card.tsx';
import { type PostFilters, postSearch } from './post-filters.ts';

interface PostListProps {
  filters: PostFilters;
  /** Not loaded on the server; the browser tries again. */
  failedBefore: boolean;
}

const grid = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

export function PostList({ filters, failedBefore }: PostListProps) {
  const { t } = useTranslation(['blog', 'common']);
  const { language, link } = useLanguage();
  const { data, isError, error, refetch } = useQuery(postsQuery(filters, language));
  if (isRefusal(error)) return <RefusedPosts />;
  if (data === undefined && (isError || failedBefore))
    return (
      <LoadFailure
        title={t('failed')}
        text={t('failedText')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <ListSkeleton />;
  const [first, ...rest] = data.posts;
  const count = t('found', { count: data.total, number: formatNumber(data.total, language) });
  return (
    <>
      <p role="status" className="mb-8 text-sm text-stone-600">
        {data.total > 0 ? count : ''}
      </p>
      {first === undefined ? (
        <EmptyState icon={<BookX className="size-6" />} title={t('empty')} text={t('emptyText')}>
          <Button asChild variant="secondary">
            <Link to={link('/blog')}>{t('showAll')}</Link>
          </Button>
        </EmptyState>
      ) : (
        <>
          <FeaturedPost post={first} />
          {rest.length > 0 && (
            <ul className={`mt-16 ${grid}`}>
              {rest.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-14">
            <Pagination
              page={filters.page}
              totalPages={Math.ceil(data.total / postsPerPage)}
              hrefOf={(page) => link('/blog') + postSearch({ ...filters, page })}
            />
          </div>
        </>
      )}
    </>
  );
}

export function RefusedPosts() {
  const { t } = useTranslation('blog');
  const { link } = useLanguage();
  return (
    <div role="alert">
      <EmptyState icon={<BookX className="size-6" />} title={t('refused')} text={t('refusedText')}>
        <Button asChild variant="secondary">
          <Link to={link('/blog')}>{t('showAll')}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="aspect-[3/1] w-full rounded-2xl" />
      <div className={`mt-16 ${grid}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} data-testid="post-placeholder" className="space-y-3">
            <Skeleton className="aspect-[3/2] w-full rounded-xl" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-6 w-5/6" />
          </div>
        ))}
      </div>
    </div>
  );
}
