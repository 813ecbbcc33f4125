import { useTranslation } from 'react-i18next';
import { SelectField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { useStages } from '../api/stages.ts';

interface LostReasonDialogProps {
  /** Whose lead. */
  name: string;
  onClose: () => void;
  /** Says itself how it ended. */
  onReason: (id: number) => Promise<unknown>;
}

/** Asked before a lead is lost. */
export function LostReasonDialog({ name, onClose, onReason }: LostReasonDialogProps) {
  const { t } = useTranslation('adminLeadPage');
  const { reasons, nameOf } = useStages();
  const form = useRecordForm<{ reason: string }>({
    start: () => ({ reason: '' }),
    rules: ({ reason }) => ({ reason: reason === '' ? t('lost.required') : undefined }),
    send: ({ reason }) => onReason(Number(reason)),
    onSaved: onClose,
    // nothing to lose
    unguarded: true,
  });
  return (
    <FormDialog title={t('lost.title', { name })} onClose={onClose}>
      <Form of={form}>
        <SelectField
          name="reason"
          label={t('lost.reason')}
          none={t('lost.choose')}
          options={reasons.filter(({ retired }) => !retired).map((reason) => [reason.id, nameOf(reason)])}
        />
        <FormActions label={t('lost.save')} />
      </Form>
    </FormDialog>
  );
}
