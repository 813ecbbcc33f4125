import { Pencil, Trash2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import { RowAction } from '#staff-ui/list/row-action.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import type { Post } from './api/posts.ts';

interface ColumnOptions {
  now: number;
  mayEdit: boolean;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
}

const quiet = 'text-sm text-stone-600';
/** Tables only: an empty cell looks forgotten. */
const nothing = <span className="hidden @4xl:inline">–</span>;

/** The specification's, and some hidden at first. */
export function usePostColumns(options: ColumnOptions): Column<Post>[] {
  const { t } = useTranslation('adminBlog');
  const { date, dateTime } = useFormats();
  return [
    {
      id: 'title',
      label: t('columns.title'),
      fixed: true,
      wide: true,
      long: true,
      className: '@4xl:min-w-64',
      cell: (post) => <TitleCell post={post} />,
    },
    { id: 'status', label: t('columns.status'), cell: (post) => <StatusCell post={post} now={options.now} /> },
    {
      id: 'language',
      label: t('columns.language'),
      className: quiet,
      cell: (post) => t(`languages.${post.language}`),
    },
    { id: 'category', label: t('columns.category'), className: quiet, cell: (post) => categoryName(post, t) },
    {
      id: 'author',
      label: t('columns.author'),
      className: quiet,
      cell: ({ author }) => {
        const name = [author?.firstName, author?.lastName].filter(Boolean).join(' ');
        return name === '' ? nothing : <bdi>{name}</bdi>;
      },
    },
    {
      id: 'created',
      label: t('columns.created'),
      className: quiet,
      cell: (post) => date(post.createdAt),
    },
    {
      id: 'published',
      label: t('columns.published'),
      extra: true,
      className: quiet,
      cell: ({ publishedAt }) => (publishedAt === null ? nothing : dateTime(publishedAt)),
    },
    {
      id: 'tags',
      label: t('columns.tags'),
      extra: true,
      className: quiet,
      cell: (post) =>
        post.tags.length === 0 ? (
          nothing
        ) : (
          <bdi lang={post.language}>{post.tags.join(post.language === 'ar' ? '، ' : ', ')}</bdi>
        ),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      fixed: true,
      wide: true,
      cell: (post) => <Actions post={post} {...options} />,
    },
  ];
}

function TitleCell({ post }: { post: Post }) {
  return (
    <div lang={post.language} className="ltr:text-left rtl:text-right">
      <p dir="auto" className="font-semibold text-ink ltr:text-left rtl:text-right">
        {post.title}
      </p>
      {post.excerpt !== null && (
        <p dir="auto" className="mt-0.5 line-clamp-2 text-sm text-stone-600 ltr:text-left rtl:text-right">
          {post.excerpt}
        </p>
      )}
    </div>
  );
}

function StatusCell({ post, now }: { post: Post; now: number }) {
  const { t } = useTranslation('adminBlog');
  const { dateTime } = useFormats();
  if (post.status === 'draft') return <Badge>{t('status.draft')}</Badge>;
  const ahead = post.publishedAt !== null && Date.parse(post.publishedAt) > now;
  if (!ahead) return <Badge tone="green">{t('status.published')}</Badge>;
  return (
    <>
      <Badge tone="amber">{t('status.scheduled')}</Badge>
      <span className="text-xs text-stone-600 @4xl:mt-1 @4xl:block"> {dateTime(post.publishedAt)}</span>
    </>
  );
}

/** Those named in both languages. */
const categoryIds = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** In the page's language if named there. */
export function categoryWord({ id, name }: { id: number; name: string }, t: TFunction<'adminBlog'>): string {
  const known = categoryIds.find((one) => one === String(id));
  return known === undefined ? name : t(`categories.${known}`);
}

const categoryName = ({ category }: Post, t: TFunction<'adminBlog'>): ReactNode =>
  category === null ? nothing : <bdi>{categoryWord(category, t)}</bdi>;

function Actions({ post, mayEdit, onEdit, onDelete }: ColumnOptions & { post: Post }) {
  const { t } = useTranslation('adminBlog');
  if (!mayEdit) return null;
  const { title } = post;
  return (
    <div className="-mx-2 flex @4xl:justify-end">
      <RowAction label={t('editFor', { title })} icon={Pencil} onClick={() => onEdit(post)} />
      <RowAction label={t('remove.for', { title })} icon={Trash2} danger onClick={() => onDelete(post)} />
    </div>
  );
}
