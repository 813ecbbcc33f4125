import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useAddPasskey } from '../api/factors.ts';

/** A name, then what the browser and the device ask. */
export function PasskeyForm({ onAdded }: { onAdded: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('adminFactors');
  const add = useAddPasskey();
  const form = useRecordForm({
    start: () => ({ name: '' }),
    rules: ({ name }) => ({ name: name.trim() === '' ? t('passkey.nameMissing') : undefined }),
    send: ({ name }) => add.mutateAsync(name.trim()),
    done: { title: t('passkey.done') },
    onSaved: ({ recoveryCodes }) => onAdded(recoveryCodes),
    unguarded: true,
  });
  return (
    <Form of={form}>
      <p className="text-stone-700">{t('passkey.what')}</p>
      <TextField name="name" label={t('passkey.name')} hint={t('passkey.nameHint')} autoComplete="off" maxLength={60} />
      <FormFailure otherwise={t('passkey.failed')} />
      <SaveButton label={t('passkey.submit')} busyLabel={t('passkey.submitting')} />
    </Form>
  );
}
