import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { usePropertyWrites } from '../api/write-property.ts';

/** Of a listing from the CRM below the office's minimum: how it gets published. */
export function WaitingNotice({ id, canWrite }: { id: number; canWrite: boolean }) {
  const { t } = useTranslation('adminProperties');
  const tell = useTell();
  const { bulk } = usePropertyWrites();
  const publish = () =>
    tell(bulk.mutateAsync({ ids: [id], action: 'publish-anyway' }), {
      done: t('waiting.published'),
      failed: t('bulk.failed'),
    });
  return (
    <div className="space-y-3 rounded-lg border border-amber-300 bg-amber-50 p-4 text-sm text-ink">
      <p>{t('waiting.text')}</p>
      {canWrite && (
        <Button size="sm" variant="secondary" onClick={() => void publish()} disabled={bulk.isPending}>
          {t('waiting.publish')}
        </Button>
      )}
    </div>
  );
}
