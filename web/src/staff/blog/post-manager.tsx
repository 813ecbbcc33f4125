import { useProblem } from '#staff-lib/use-problem.ts';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ScreenTitle } from '#staff-ui/screen-title.tsx';
import { TableToolbar } from '#staff-ui/table/table-toolbar.tsx';
import { TableView } from '#staff-ui/table/table-view.tsx';
import { useSelection } from '#staff-ui/table/use-selection.ts';
import { type TableControls, useTable } from '#staff-ui/table/use-table.ts';
import { useToast } from '#ui/toast-state.ts';
import { useFormAddress } from '#staff-ui/use-form-address.ts';
import { exportAddress, type Post, postsQuery, useDeletePost } from './api/posts.ts';
import { PostBulkBar } from './post-bulk-bar.tsx';
import { postColumns } from './post-columns.tsx';
import { PostDialog } from './post-dialog.tsx';
import { languages, pageSize, postTable, sorts, statuses, toPostQuery } from './post-table-spec.ts';

/** The articles of both languages, drafts too. @param mayEdit else they are read only */
export function PostManager({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('adminBlog');
  const { language } = useLanguage();
  const table = useTable('blog', postTable);
  const query = toPostQuery(table.query);
  const { data } = useQuery(postsQuery(query));
  const form = useFormAddress();
  return (
    <section aria-labelledby="blog-title" className="space-y-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <ScreenTitle id="blog-title" title={t('title')}>
          {data === undefined ? undefined : t('titleCount', { formatted: formatNumber(data.total, language) })}
        </ScreenTitle>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <a href={exportAddress(query)} download>
              <Download aria-hidden className="size-4" />
              {t('export')}
            </a>
          </Button>
          {mayEdit && (
            <Button
              onClick={() => {
                form.open('new');
              }}
            >
              <Plus aria-hidden className="size-4" />
              {t('new')}
            </Button>
          )}
        </div>
      </header>
      <TableToolbar
        table={table}
        label={t('filters.label')}
        searchLabel={t('filters.search')}
        searchHint={t('filters.searchHint')}
        filters={[
          {
            name: 'status',
            label: t('filters.status'),
            options: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          {
            name: 'language',
            label: t('filters.language'),
            options: languages.map((value) => ({ value, label: t(`languages.${value}`) })),
          },
        ]}
        sorts={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        narrowedText={
          data === undefined ? '' : t('found', { count: data.total, formatted: formatNumber(data.total, language) })
        }
      />
      <PostList table={table} mayEdit={mayEdit} onEdit={({ id }) => form.open(id)} />
      {mayEdit && form.subject !== null && (
        <PostDialog
          key={form.subject}
          id={form.subject === 'new' ? null : form.subject}
          onClose={() => {
            form.close();
          }}
        />
      )}
    </section>
  );
}

interface PostListProps {
  table: TableControls;
  mayEdit: boolean;
  onEdit: (post: Post) => void;
}

function PostList({ table, mayEdit, onEdit }: PostListProps) {
  const { t } = useTranslation('adminBlog');
  const { language } = useLanguage();
  const query = toPostQuery(table.query);
  const result = useQuery(postsQuery(query));
  const { data, dataUpdatedAt } = result;
  const { page: _page, sort: _sort, ...within } = query;
  const selection = useSelection(JSON.stringify(within));
  const [leaving, setLeaving] = useState<Post | null>(null);
  const toast = useToast();
  const remove = useDeletePost();
  const problem = useProblem();

  const columns = postColumns({ t, language, now: dataUpdatedAt, mayEdit, onEdit, onDelete: setLeaving });
  return (
    <>
      <TableView
        table={table}
        caption={t('title')}
        columns={columns}
        result={result}
        rows={data?.posts}
        total={data?.total}
        limit={pageSize}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        empty={
          <EmptyState
            icon={<FileText className="size-6" />}
            title={t('empty.title')}
            text={t(table.narrowed ? 'empty.filtered' : 'empty.none')}
          />
        }
        {...(mayEdit ? { selection, onOpen: onEdit } : {})}
      />
      {mayEdit && data !== undefined && (
        <PostBulkBar selection={selection} pageIds={data.posts.map(({ id }) => id)} total={data.total} query={query} />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => {
          setLeaving(null);
        }}
        destructive
        title={t('remove.title', { title: leaving?.title ?? '' })}
        text={t('remove.text')}
        confirmLabel={t('remove.action')}
        onConfirm={() => {
          if (leaving === null) return;
          remove.mutate(leaving.id, {
            onSuccess: () => {
              toast({ title: t('deleted') });
            },
            onError: (failure) => {
              toast({
                title: t('error'),
                description: problem.sentence(failure, t('deleteFailed')),
                variant: 'destructive',
              });
            },
          });
        }}
      />
    </>
  );
}
