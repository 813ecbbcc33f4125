import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Bulk, BulkAction, BulkResult } from '#staff-ui/list/bulk-bar.tsx';
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

/** Null where there is no way back. */
function undoOf({ action }: PostBulk, { changed, planned }: PostBulkResult): PostBulk | null {
  if (changed.length === 0 || action === 'delete') return null;
  return action === 'publish' ? { ids: changed, action: 'draft' } : { ids: changed, action: 'publish', planned };
}

export function usePostBulk({ query, count }: { query: PostQuery; count: number }): Bulk<Post, number> {
  const { t } = useTranslation('adminBlog');
  const { counted } = useFormats();
  const { mutateAsync } = useChangePosts();

  const run = async (body: PostBulk, isUndo = false): Promise<BulkResult> => {
    const result = await mutateAsync(body);
    const changed = result.changed.length;
    const left = body.ids.length - changed;
    const undo = isUndo ? null : undoOf(body, result);
    return {
      title: changed === 0 ? t('bulk.nothing') : t(isUndo ? 'bulk.undone' : done[body.action], counted(changed)),
      ...(left > 0 && { description: t(kept[body.action], counted(left)) }),
      undo: undo === null ? undefined : { label: t('undo'), run: () => run(undo, true) },
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
    text: t('bulk.deleteText'),
    confirmLabel: t('remove.action'),
    destructive: true,
  };
  return {
    actions: [action('publish'), action('draft'), { ...action('delete'), question }],
    fetchAllIds: () => fetchPostIds(query),
  };
}
