import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { RowAction } from '#staff-ui/list/row-action.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import { InCards } from '#staff-ui/table/in-cards.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { TrashItem } from './api/trash.ts';

interface ColumnOptions {
  nameOf: (item: TrashItem) => string;
  onRestore: (item: TrashItem) => void;
  /** Undefined for who may not. */
  onPurge: ((item: TrashItem) => void) | undefined;
}

export function useTrashColumns({ nameOf, onRestore, onPurge }: ColumnOptions): Column<TrashItem>[] {
  const { t } = useTranslation('adminTrash');
  const { date, dateTime } = useFormats();
  return [
    {
      id: 'what',
      label: t('columns.what'),
      fixed: true,
      wide: true,
      cell: (item) => (
        <>
          <p className="font-semibold wrap-anywhere text-ink">
            <bdi>{nameOf(item)}</bdi>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-stone-600">
            <Badge>{t(`kind.${item.kind}`)}</Badge>
            {item.reference !== null && (
              <bdi dir="ltr" className="font-mono wrap-anywhere">
                {item.reference}
              </bdi>
            )}
          </p>
        </>
      ),
    },
    {
      id: 'deletedAt',
      label: t('columns.deletedAt'),
      className: 'text-sm text-stone-600',
      cell: ({ deletedAt, deletedBy }) => (
        <>
          <p className="whitespace-nowrap">
            <InCards>{t('columns.deletedAt')}</InCards>
            {dateTime(deletedAt)}
          </p>
          <p>
            <bdi>{t('by', { name: deletedBy ?? t('somebody') })}</bdi>
          </p>
        </>
      ),
    },
    {
      id: 'goneAt',
      label: t('columns.goneAt'),
      className: 'text-sm text-stone-600',
      cell: ({ goneAt }) => (
        <>
          <InCards>{t('columns.goneAt')}</InCards>
          {date(goneAt)}
        </>
      ),
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      fixed: true,
      cell: (item) => (
        <div className="flex items-center gap-1 @4xl:justify-end">
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('restoreFor', { name: nameOf(item) })}
            onClick={() => onRestore(item)}
          >
            <RotateCcw aria-hidden className="size-4" />
            {t('restore')}
          </Button>
          {onPurge !== undefined && (
            <RowAction
              danger
              icon={Trash2}
              label={t('purgeFor', { name: nameOf(item) })}
              onClick={() => onPurge(item)}
            />
          )}
        </div>
      ),
    },
  ];
}
