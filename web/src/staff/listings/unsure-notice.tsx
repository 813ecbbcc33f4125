import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import type { Property } from './api/admin-properties.ts';
import { usePropertyWrites } from './api/write-property.ts';
import { toConfirm } from './property-words.ts';

/** Says what nobody has settled, and takes a yes for the deal. Nothing where all is sure. */
export function UnsureNotice({ property, canWrite }: { property: Property; canWrite: boolean }) {
  const { t } = useTranslation('adminProperties');
  const tell = useTell();
  const { bulk } = usePropertyWrites();
  const { id, deal, dealUnsure, kind, subcategory } = property;
  if (!toConfirm(property)) return null;
  const confirm = () =>
    tell(bulk.mutateAsync({ ids: [id], action: 'confirm-deal' }), {
      done: t('unsure.confirmed'),
      failed: t('bulk.failed'),
    });
  return (
    <div className="space-y-3 rounded-lg border border-amber-300 bg-amber-50 p-4 text-sm text-ink">
      {dealUnsure && <p>{t('unsure.deal', { deal: t(`deal.${deal}`) })}</p>}
      {kind === null && subcategory !== null && <p>{t('unsure.kind', { word: subcategory })}</p>}
      {canWrite && dealUnsure && (
        <Button size="sm" variant="secondary" onClick={() => void confirm()} disabled={bulk.isPending}>
          {t('unsure.confirm', { deal: t(`deal.${deal}`) })}
        </Button>
      )}
    </div>
  );
}
