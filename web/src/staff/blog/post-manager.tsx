import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { AddButton, ExportLink } from '#staff-ui/list/screen-header.tsx';
import { useShownColumns } from '#staff-ui/list/shown-columns.ts';
import { useList } from '#staff-ui/list/use-list.ts';
import { useFormAddress } from '#staff-ui/use-form-address.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { chosenNames, useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useUndo } from '#staff-ui/trash/use-undo.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { exportAddress, type Post, postsQuery, useDeletePost } from './api/posts.ts';
import { usePostColumns } from './post-columns.tsx';
import { PostDialog } from './post-dialog.tsx';
import { languages, postTable, sorts, statuses } from './post-table-spec.ts';
import { usePostBulk } from './use-post-bulk.ts';

export function PostManager({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('adminBlog');
  const { counted, inText } = useFormats();
  const list = useList('blog', postTable, ({ id }: Post) => id);
  const { query, selection, table } = list;
  const result = useQuery(postsQuery(query));
  const { data, dataUpdatedAt } = result;
  const form = useFormAddress();
  const removal = useRemovePost();
  const bulk = usePostBulk({
    query,
    count: selection.ids.size,
    names: chosenNames(data?.posts, selection, ({ title }) => title),
  });
  const edit = ({ id }: Post): void => form.open(id);
  const columns = usePostColumns({ now: dataUpdatedAt, mayEdit, onEdit: edit, onDelete: removal.ask });
  const shown = useShownColumns(columns, table);
  return (
    <ListScreen
      list={list}
      views="blog"
      result={result}
      rows={data?.posts}
      total={data?.total}
      title={t('title')}
      heading={data === undefined ? undefined : t('titleCount', { formatted: inText(data.total) })}
      actions={
        <>
          <ExportLink href={exportAddress(query, shown)} label={t('export')} size="md" />
          {mayEdit && <AddButton label={t('new')} onClick={() => form.open('new')} />}
        </>
      }
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.searchHint'),
        filters: [
          choice('status', t('filters.status'), statuses, (value) => t(`status.${value}`)),
          choice('language', t('filters.language'), languages, (value) => t(`languages.${value}`)),
        ],
        sorts: optionsOf(sorts, (value) => t(`sort.${value}`)),
        narrowedText: data === undefined ? '' : t('found', counted(data.total)),
      }}
      columns={columns}
      nameOf={({ title }) => title}
      onOpen={mayEdit ? edit : undefined}
      bulk={mayEdit ? bulk : undefined}
      empty={{ icon: FileText, title: t('empty.title'), text: t(table.narrowed ? 'empty.filtered' : 'empty.none') }}
    >
      {mayEdit && form.subject !== null && (
        <PostDialog key={form.subject} id={form.subject === 'new' ? null : form.subject} onClose={form.close} />
      )}
      {removal.question}
    </ListScreen>
  );
}

function useRemovePost() {
  const { t } = useTranslation('adminBlog');
  const tell = useTell();
  const { mutateAsync } = useDeletePost();
  const { action } = useUndo('post');
  const words = useTrashWords();
  return useQuestion(({ id, title }: Post) => ({
    destructive: true,
    title: t('remove.title', { title }),
    text: words.one(t('remove.text')),
    confirmLabel: t('remove.action'),
    onConfirm: () =>
      tell(mutateAsync(id), {
        done: () => ({ title: t('deleted'), action: action([id]) }),
        failed: t('error'),
        otherwise: t('deleteFailed'),
      }),
  }));
}
