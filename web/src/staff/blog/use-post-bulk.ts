import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Bulk, BulkAction, BulkResult } from '#staff-ui/list/bulk-bar.tsx';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useUndo } from '#staff-ui/trash/use-undo.ts';
import {
  fetchPostIds,
  type Post,
  type PostBulk,
  type PostBulkResult,
  type PostQuery,
  useChangePosts,
} from './api/posts.ts';

const done = { publish: 'bulk.published', draft: 'bulk.drafted', delete: 'bulk.deleted' } as const;
const kept = { publish: 'bulk.keptPublished', draft: 'bulk.keptDraft', delete: 'bulk.keptDeleted' } as const;

/** Null where there is no way back, and for the trash, which has one of its own. */
function undoOf({ action }: PostBulk, { changed, planned }: PostBulkResult): PostBulk | null {
  if (changed.length === 0 || action === 'delete') return null;
  return action === 'publish' ? { ids: changed, action: 'draft' } : { ids: changed, action: 'publish', planned };
}

interface PostBulkOptions {
  query: PostQuery;
  count: number;
  /** Of those chosen that the page shows. */
  names: readonly string[];
}

export function usePostBulk({ query, count, names }: PostBulkOptions): Bulk<Post, number> {
  const { t } = useTranslation('adminBlog');
  const { counted } = useFormats();
  const { mutateAsync } = useChangePosts();
  const back = useUndo('post');
  const words = useTrashWords();

  const run = async (body: PostBulk, isUndo = false): Promise<BulkResult> => {
    const result = await mutateAsync(body);
    const changed = result.changed.length;
    const left = body.ids.length - changed;
    const undo = isUndo ? null : undoOf(body, result);
    return {
      title: changed === 0 ? t('bulk.nothing') : t(isUndo ? 'bulk.undone' : done[body.action], counted(changed)),
      ...(left > 0 && { description: t(kept[body.action], counted(left)) }),
      undo:
        body.action === 'delete'
          ? back.undo(result.changed)
          : undo === null
            ? undefined
            : { label: t('undo'), run: () => run(undo, true) },
    };
  };
  const action = (name: PostBulk['action']): BulkAction<number> => ({
    name,
    label: t(`bulk.${name}`),
    run: (ids) => run({ ids, action: name }),
    failed: t('bulk.failed'),
  });
  const question = {
    title: t('bulk.deleteTitle', counted(count)),
    text: words.many(t('bulk.deleteText'), names, count),
    confirmLabel: t('remove.action'),
    destructive: true,
  };
  return {
    actions: [action('publish'), action('draft'), { ...action('delete'), question }],
    fetchAllIds: () => fetchPostIds(query),
  };
}
