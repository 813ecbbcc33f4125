import { useProblem } from '#staff-lib/use-problem.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ConfirmDialog } from '#staff-ui/confirm-dialog.tsx';
import { BarButton } from '#staff-ui/table/bar-button.tsx';
import { SelectionBar } from '#staff-ui/table/selection-bar.tsx';
import type { Selection } from '#staff-ui/table/use-selection.ts';
import { useToast } from '#ui/toast-state.ts';
import { fetchPostIds, type PostBulk, type PostBulkResult, type PostQuery, useChangePosts } from './api/posts.ts';

interface BulkBarProps {
  selection: Selection;
  pageIds: readonly number[];
  total: number;
  query: PostQuery;
}

/** What can be done to all selected articles. Deleting is for good, so it is asked about; the rest has its way back. */
export function PostBulkBar({ selection, pageIds, total, query }: BulkBarProps) {
  const { t } = useTranslation('adminBlog');
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { run, running } = useBulk(selection);
  const count = selection.ids.size;
  const start = (action: PostBulk['action']) => () => {
    void run({ ids: [...selection.ids], action });
  };
  return (
    <>
      <SelectionBar selection={selection} pageIds={pageIds} total={total} fetchAllIds={() => fetchPostIds(query)}>
        <BarButton disabled={running} onClick={start('publish')}>
          {t('bulk.publish')}
        </BarButton>
        <BarButton disabled={running} onClick={start('draft')}>
          {t('bulk.draft')}
        </BarButton>
        <BarButton
          disabled={running}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('bulk.delete')}
        </BarButton>
      </SelectionBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        destructive
        title={t('bulk.deleteTitle', { count, formatted: formatNumber(count, language) })}
        text={t('bulk.deleteText')}
        confirmLabel={t('remove.action')}
        onConfirm={start('delete')}
      />
    </>
  );
}

const done = { publish: 'bulk.published', draft: 'bulk.drafted', delete: 'bulk.deleted' } as const;
const kept = { publish: 'bulk.keptPublished', draft: 'bulk.keptDraft', delete: 'bulk.keptDeleted' } as const;

/** What sets back exactly what an action changed; null where there is no way back. */
function undoOf({ action }: PostBulk, { changed, planned }: PostBulkResult): PostBulk | null {
  if (changed.length === 0 || action === 'delete') return null;
  return action === 'publish' ? { ids: changed, action: 'draft' } : { ids: changed, action: 'publish', planned };
}

function useBulk(selection: Selection) {
  const { t } = useTranslation('adminBlog');
  const { language } = useLanguage();
  const toast = useToast();
  const problem = useProblem();
  const { mutateAsync, isPending } = useChangePosts();
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });

  const tell = (body: PostBulk, result: PostBulkResult, isUndo: boolean): void => {
    const changed = result.changed.length;
    const left = body.ids.length - changed;
    const undo = isUndo ? null : undoOf(body, result);
    toast({
      title: changed === 0 ? t('bulk.nothing') : t(isUndo ? 'bulk.undone' : done[body.action], counted(changed)),
      ...(left === 0 ? {} : { description: t(kept[body.action], counted(left)) }),
      ...(undo === null ? {} : { action: { label: t('undo'), onAction: () => void run(undo, true) } }),
    });
  };
  const run = async (body: PostBulk, isUndo = false): Promise<void> => {
    try {
      const result = await mutateAsync(body);
      if (!isUndo) selection.clear();
      tell(body, result, isUndo);
    } catch (error) {
      toast({
        title: t('bulk.failed'),
        description: problem.sentence(error),
        variant: 'destructive',
      });
    }
  };
  return { run, running: isPending };
}
