import { useTranslation } from 'react-i18next';
import { SelectField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { useStages } from '../api/stages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { obstacleTo, type PlanValues, type StageDraft, targetsOf } from './plan-values.ts';

interface RetireDialogProps {
  stage: StageDraft;
  values: PlanValues;
  leads: number;
  onClose: () => void;
  onTarget: (id: number) => void;
}

/** Asks where the leads of a stage go, or says why it stays. */
export function RetireDialog({ stage, values, leads, onClose, onTarget }: RetireDialogProps) {
  const { t } = useTranslation(['adminStages', 'common']);
  const { counted } = useFormats();
  const { nameOf } = useStages();
  const obstacle = obstacleTo(stage, values, leads);
  const form = useRecordForm<{ moveTo: string }>({
    start: () => ({ moveTo: '' }),
    rules: ({ moveTo }) => ({ moveTo: moveTo === '' ? t('retire.choose') : undefined }),
    send: ({ moveTo }) => Promise.resolve(onTarget(Number(moveTo))),
    onSaved: onClose,
    unguarded: true,
  });
  const name = nameOf(stage);
  const close = (open: boolean): void => {
    if (!open) onClose();
  };
  if (obstacle !== null)
    return (
      <Dialog
        open
        title={t('retire.stays', { name })}
        description={t(`retire.obstacle.${obstacle}`)}
        onOpenChange={close}
      >
        <div className="flex justify-end">
          <Button onClick={onClose}>{t('retire.understood')}</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t('retire.title', { name })}
      description={t('retire.text', counted(leads))}
      onOpenChange={close}
    >
      <Form of={form}>
        <SelectField
          name="moveTo"
          label={t('retire.moveTo')}
          none={t('retire.none')}
          required
          options={targetsOf(stage, values).map((target) => [target.id, nameOf(target)])}
        />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <SaveButton label={t('retire.action')} />
        </div>
      </Form>
    </Dialog>
  );
}
