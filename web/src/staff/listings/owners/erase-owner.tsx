import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { type Owner, type OwnerErased, useEraseOwner } from './api/owners.ts';

/** The name must be typed: there is no way back. */
export function EraseOwner({ owner, onCancel }: { owner: Owner; onCancel: () => void }) {
  const { t } = useTranslation(['adminOwners', 'common']);
  const erase = useEraseOwner(owner.id);
  const form = useRecordForm<{ confirmation: string }, OwnerErased>({
    start: () => ({ confirmation: '' }),
    send: ({ confirmation }) => erase.mutateAsync(confirmation),
    done: { title: t('erase.done') },
    // nothing to lose
    unguarded: true,
  });
  const { control, setFocus } = form;
  useEffect(() => setFocus('confirmation'), [setFocus]);
  const typed = useWatch({ control, name: 'confirmation' });
  return (
    <Form of={form} className="mt-4 space-y-4 rounded-lg border border-danger-700/30 bg-danger-50 p-4">
      <h4 className="flex items-center gap-2 font-semibold text-danger-700">
        <TriangleAlert aria-hidden className="size-5 shrink-0" />
        {t('erase.title')}
      </h4>
      <ul className="list-disc space-y-1 ps-5 text-sm text-stone-700">
        <li>{t('erase.what')}</li>
        <li>{t('erase.stays')}</li>
        <li>{t('erase.enquiries')}</li>
      </ul>
      <TextField name="confirmation" label={t('erase.type', { name: owner.name })} autoComplete="off" />
      <FormFailure />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <SaveButton
          label={t('erase.confirm')}
          busyLabel={t('erase.running')}
          disabled={typed.trim() !== owner.name.trim()}
          className="bg-danger-700! enabled:hover:bg-danger-700/90!"
        />
      </div>
    </Form>
  );
}
