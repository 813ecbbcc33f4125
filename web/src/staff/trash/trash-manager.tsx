import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { isolated } from '#staff-lib/isolated.ts';
import { titleOf } from '#staff-lib/title-of.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { choice, optionsOf } from '#staff-ui/list/choice.ts';
import { ListScreen } from '#staff-ui/list/list-screen.tsx';
import { RefreshButton } from '#staff-ui/list/screen-header.tsx';
import { useList } from '#staff-ui/list/use-list.ts';
import { useRestoring } from '#staff-ui/trash/restore.ts';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { useRestored } from '#staff-ui/trash/use-undo.ts';
import { useQuestion } from '#staff-ui/use-question.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { Button } from '#ui/button.tsx';
import { type TrashItem, trashQuery, useEmptying, usePurging } from './api/trash.ts';
import { useTrashColumns } from './trash-columns.tsx';
import { keyOf, trashSorts, trashTable } from './trash-table-spec.ts';
import { usePurged } from './use-purged.ts';
import { useTrashBulk } from './use-trash-bulk.ts';

/** What was deleted, and the way back. */
export function TrashManager() {
  const { t } = useTranslation('adminTrash');
  const { language } = useLanguage();
  const { counted, number } = useFormats();
  const list = useList('trash', trashTable, keyOf);
  const { sort: _sort, ...query } = list.query;
  const result = useQuery(trashQuery(query));
  const { data } = result;
  const nameOf = (item: TrashItem): string => titleOf(item, language) || item.reference || t('unnamed');
  const { firstOf } = useTrashWords();
  const chosen = (data?.items ?? []).filter((item) => list.selection.isSelected(keyOf(item)));
  const count = list.selection.ids.size;
  const mayPurge = data?.mayPurge === true;
  const bulk = useTrashBulk({
    count,
    mayPurge,
    names: firstOf(
      chosen.map((item) => nameOf(item)),
      count,
    ),
    pageKeys: (data?.items ?? []).map((item) => keyOf(item)),
  });
  const onRestore = useRestoreOne();
  const purging = usePurgeOne(nameOf);
  const emptying = useEmptyAll(data?.items, data?.pagination.total ?? 0, nameOf);
  const columns = useTrashColumns({ nameOf, onRestore, onPurge: mayPurge ? purging.ask : undefined });
  const isWhole = !list.table.narrowed && query.page === 1;
  return (
    <ListScreen
      list={list}
      result={result}
      rows={data?.items}
      total={data?.pagination.total}
      title={t('title')}
      text={t('subtitle', { formatted: number(data?.keptDays ?? 30) })}
      found={data === undefined || data.pagination.total === 0 ? '' : t('found', counted(data.pagination.total))}
      actions={
        <>
          <RefreshButton label={t('refresh')} result={result} />
          {mayPurge && isWhole && data.items[0] !== undefined && (
            <Button size="sm" variant="secondary" onClick={() => emptying.ask(data.items[0]?.deletedAt ?? '')}>
              <Trash2 aria-hidden className="size-4" />
              {t('emptyAll')}
            </Button>
          )}
        </>
      }
      toolbar={{
        label: t('filters.label'),
        searchLabel: t('filters.search'),
        searchHint: t('filters.hint'),
        filters: [choice('kind', t('filters.kind'), data?.kinds ?? [], (value) => t(`kind.${value}`))],
        sorts: optionsOf(trashSorts, (value) => t(`sort.${value}`)),
      }}
      columns={columns}
      nameOf={nameOf}
      bulk={bulk}
      empty={{ icon: Trash2, title: t('empty.title'), text: t(list.table.narrowed ? 'empty.filtered' : 'empty.none') }}
    >
      {purging.question}
      {emptying.question}
    </ListScreen>
  );
}

function useRestoreOne() {
  const { t } = useTranslation('adminTrash');
  const tell = useTell();
  const done = useRestored();
  const { mutateAsync } = useRestoring();
  return ({ kind, id }: TrashItem) => void tell(mutateAsync({ kind, ids: [id] }), { done, failed: t('restoreFailed') });
}

function usePurgeOne(nameOf: (item: TrashItem) => string) {
  const { t } = useTranslation('adminTrash');
  const tell = useTell();
  const done = usePurged();
  const { mutateAsync } = usePurging();
  return useQuestion((item: TrashItem) => ({
    destructive: true,
    title: t('purgeTitle', { name: isolated(nameOf(item)) }),
    text: item.kind === 'lead' ? `${t('purgeText')} ${t('purgeLead')}` : t('purgeText'),
    confirmLabel: t('purge'),
    onConfirm: () => tell(mutateAsync([{ kind: item.kind, ids: [item.id] }]), { done, failed: t('purgeFailed') }),
  }));
}

/** The subject is the newest deletion that was seen. */
function useEmptyAll(items: readonly TrashItem[] = [], total: number, nameOf: (item: TrashItem) => string) {
  const { t } = useTranslation('adminTrash');
  const tell = useTell();
  const done = usePurged();
  const { counted } = useFormats();
  const { firstOf } = useTrashWords();
  const { mutateAsync } = useEmptying();
  const names = items.map((item) => nameOf(item));
  return useQuestion((until: string) => ({
    destructive: true,
    title: t('emptyTitle', counted(total)),
    text: t('purgeTextMany', { names: firstOf(names, total) }),
    confirmLabel: t('purge'),
    onConfirm: () => tell(mutateAsync(until), { done, failed: t('purgeFailed') }),
  }));
}
