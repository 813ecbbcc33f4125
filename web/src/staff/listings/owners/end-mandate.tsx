import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { type Mandate, useEndMandate } from './api/mandates.ts';

/** From today on it does not hold; why stays with it. */
export function EndMandate({ mandate, onDone }: { mandate: Mandate; onDone: () => void }) {
  const { t } = useTranslation(['adminOwners', 'common']);
  const end = useEndMandate(mandate.id);
  const form = useRecordForm<{ reason: string }, Mandate>({
    start: () => ({ reason: '' }),
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? t('end.reasonMissing') : undefined }),
    send: ({ reason }) => end.mutateAsync(reason.trim()),
    done: { title: t('end.done') },
    onSaved: onDone,
    // nothing to lose
    unguarded: true,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  return (
    <Form of={form} className="space-y-4 rounded-lg border border-danger-700/30 bg-danger-50 p-4">
      <p className="text-stone-700">{t('end.text')}</p>
      <TextField name="reason" label={t('end.reason')} required maxLength={500} />
      <FormFailure />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <SaveButton
          size="sm"
          label={t('end.confirm')}
          busyLabel={t('saving')}
          className="bg-danger-700! enabled:hover:bg-danger-700/90!"
        />
      </div>
    </Form>
  );
}
