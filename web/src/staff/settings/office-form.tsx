import { latinDigits } from '@manzil/core/platform/numerals';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { type OfficeSettings, useSaveOffice } from './api/settings.ts';

const longest = 40;
/** The server's rule. */
const isLicence = (text: string): boolean =>
  text.length <= longest && /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]*[A-Za-z0-9])?$/.test(text);

const valuesOf = ({ licenceNumber }: OfficeSettings) => ({ licenceNumber: licenceNumber ?? '' });
/** Digits as the authority writes them. */
const written = (text: string): string => latinDigits(text.trim());

/** What the office says of itself on its pages. */
export function OfficeForm({ settings }: { settings: OfficeSettings }) {
  const { t } = useTranslation('adminSettings');
  const { number } = useFormats();
  const save = useSaveOffice();
  const form = useRecordForm<{ licenceNumber: string }, OfficeSettings>({
    start: () => valuesOf(settings),
    rules: ({ licenceNumber }) => ({
      licenceNumber:
        written(licenceNumber) === '' || isLicence(written(licenceNumber))
          ? undefined
          : t('office.invalid', { most: number(longest) }),
    }),
    send: ({ licenceNumber }) => save.mutateAsync({ ...settings, licenceNumber: written(licenceNumber) || null }),
    done: { title: t('saved'), description: t('office.saved') },
    failed: { title: t('failed.title') },
    after: valuesOf,
  });
  return (
    <Form of={form} autoComplete="off" className="space-y-6">
      <TextField
        name="licenceNumber"
        label={t('office.licence')}
        hint={t('office.hint')}
        writing="code"
        maxLength={longest}
        optional
      />
      <SaveButton label={t('office.save')} busyLabel={t('saving')} whenEdited />
    </Form>
  );
}
