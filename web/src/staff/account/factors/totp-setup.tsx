import { useTranslation } from 'react-i18next';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { type TotpStart, useConfirmTotp } from '../api/factors.ts';
import { QrCode } from '#ui/qr-code.tsx';

interface TotpSetupProps {
  start: TotpStart;
  /** Another app is in use, and will not be afterwards. */
  replaces: boolean;
  onAdded: (recoveryCodes: string[]) => void;
}

/** The picture and the key for the app, then its first code. */
export function TotpSetup({ start, replaces, onAdded }: TotpSetupProps) {
  const { t } = useTranslation('adminFactors');
  const confirm = useConfirmTotp();
  const form = useRecordForm({
    start: () => ({ code: '' }),
    rules: ({ code }) => ({ code: code.trim() === '' ? t('setup.codeMissing') : undefined }),
    send: ({ code }) => confirm.mutateAsync(code.trim()),
    done: { title: t('setup.done') },
    onRefused: (_error, { resetField, setFocus }) => {
      resetField('code');
      setFocus('code');
      return true;
    },
    onSaved: ({ recoveryCodes }) => onAdded(recoveryCodes),
    unguarded: true,
  });
  return (
    <Form of={form}>
      <p className="text-stone-700">{t('setup.scan')}</p>
      <QrCode text={start.address} label={t('setup.picture')} />
      <p className="text-sm text-stone-600">
        {t('setup.typed')}
        <code dir="ltr" className="mt-1 block rounded-md bg-sand-100 p-3 text-center text-base text-ink">
          {start.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      {replaces && <p className="rounded-md bg-amber-50 px-4 py-3 text-sm text-amber-700">{t('setup.replaces')}</p>}
      <TextField
        name="code"
        label={t('setup.code')}
        writing="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
      <FormFailure />
      <SaveButton label={t('setup.submit')} />
    </Form>
  );
}
