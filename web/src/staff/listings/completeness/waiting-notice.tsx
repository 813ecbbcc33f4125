import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useTell } from '#staff-ui/use-tell.ts';
import { usePropertyWrites } from '../api/write-property.ts';

interface WaitingNoticeProps {
  id: number;
  canWrite: boolean;
  /** It waits for a mandate in force: nobody publishes it without. */
  needsMandate: boolean;
}

/** Of a listing that has not yet what the office asks for: how it gets published. */
export function WaitingNotice({ id, canWrite, needsMandate }: WaitingNoticeProps) {
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
      <p>{t(needsMandate ? 'waiting.mandate' : 'waiting.text')}</p>
      {canWrite && !needsMandate && (
        <Button size="sm" variant="secondary" onClick={() => void publish()} disabled={bulk.isPending}>
          {t('waiting.publish')}
        </Button>
      )}
    </div>
  );
}
