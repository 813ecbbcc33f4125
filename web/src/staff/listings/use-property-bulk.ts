import { useTranslation } from 'react-i18next';
import type { Bulk, BulkAction, BulkResult } from '#staff-ui/list/bulk-bar.tsx';
import { useTrashWords } from '#staff-ui/trash/use-trash-words.ts';
import { optionsOf } from '#staff-ui/list/choice.ts';
import { fetchPropertyIds, type Property, type PropertyQuery } from './api/admin-properties.ts';
import { type PropertyBulk, usePropertyWrites } from './api/write-property.ts';
import { propertyStatuses } from '@manzil/core/listings/property';
import { useFormats } from '#staff-lib/use-formats.ts';

type Action = PropertyBulk['action'];
/** A status has many predecessors and no one way back. */
const opposites: Partial<Record<Action, Action>> = {
  delete: 'restore',
  activate: 'deactivate',
  deactivate: 'activate',
  feature: 'unfeature',
  unfeature: 'feature',
};

interface PropertyBulkOptions {
  query: PropertyQuery;
  count: number;
  /** Of those chosen that the page shows. */
  names: readonly string[];
}

export function usePropertyBulk({ query, count, names }: PropertyBulkOptions): Bulk<Property, number> {
  const { t } = useTranslation('adminProperties');
  const { counted } = useFormats();
  const { mutateAsync } = usePropertyWrites().bulk;
  const words = useTrashWords();

  const run = async (body: PropertyBulk, isUndo = false): Promise<BulkResult> => {
    const { changed, otherDeal, incomplete, withoutMandate } = await mutateAsync(body);
    const left = [
      ...(otherDeal.length > 0 ? [t('bulk.otherDeal', counted(otherDeal.length))] : []),
      ...(incomplete.length > 0 ? [t('bulk.incomplete', counted(incomplete.length))] : []),
      ...(withoutMandate.length > 0 ? [t('bulk.withoutMandate', counted(withoutMandate.length))] : []),
    ];
    const opposite = isUndo || changed.length === 0 ? undefined : opposites[body.action];
    return {
      title: t(isUndo ? 'bulk.undone' : 'bulk.done', counted(changed.length)),
      ...(left.length > 0 && { description: left.join(t('bulk.between')) }),
      undo: opposite && { label: t('undo'), run: () => run({ ids: changed, action: opposite }, true) },
    };
  };
  const action = (name: Exclude<Action, 'restore'>): BulkAction<number> => ({
    name,
    label: t(`bulk.${name}`),
    run: (ids, status) =>
      run({ ids, action: name, ...(name === 'set-status' && { status: status as Property['status'] }) }),
    failed: t('bulk.failed'),
    keepsSelection: true,
  });
  const question = {
    title: t('bulk.deleteTitle', counted(count)),
    text: words.many(t('bulk.deleteText'), names, count),
    confirmLabel: t('delete.confirm'),
    destructive: true,
  };
  return {
    actions: [
      action('activate'),
      action('deactivate'),
      action('publish-anyway'),
      action('feature'),
      action('unfeature'),
      action('confirm-deal'),
      { ...action('set-status'), choices: optionsOf(propertyStatuses, (status) => t(`status.${status}`)) },
      { ...action('delete'), question, keepsSelection: false },
    ],
    fetchAllIds: () => fetchPropertyIds(query),
  };
}
