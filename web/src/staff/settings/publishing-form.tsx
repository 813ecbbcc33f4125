import { plainNumber } from '@manzil/core/platform/numerals';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useToast } from '#ui/toast-state.ts';
import { type PublishingSettings, type PublishingSettingsSaved, useSavePublishing } from './api/settings.ts';

interface PublishingValues {
  /** Empty for none. */
  minimum: string;
  needsMandate: boolean;
}

const valuesOf = ({ minimum, needsMandate }: PublishingSettings): PublishingValues => ({
  minimum: minimum === null ? '' : String(minimum),
  needsMandate,
});
const isMinimum = (text: string): boolean =>
  text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 100);

/** What a listing needs before it is published. */
export function PublishingForm({ settings }: { settings: PublishingSettings }) {
  const { t } = useTranslation('adminSettings');
  const { counted, number } = useFormats();
  const toast = useToast();
  const save = useSavePublishing();
  const form = useRecordForm<PublishingValues, PublishingSettingsSaved>({
    start: () => valuesOf(settings),
    rules: ({ minimum }) => ({
      minimum: isMinimum(plainNumber(minimum)) ? undefined : t('publishing.invalid', { most: number(100) }),
    }),
    send: ({ minimum, needsMandate }) => {
      const plain = plainNumber(minimum);
      return save.mutateAsync({ minimum: plain === '' ? null : Number(plain), needsMandate });
    },
    failed: { title: t('failed.title') },
    after: valuesOf,
    onSaved: ({ published, needsMandate, withoutMandate }) =>
      toast({
        title: t('saved'),
        description: [
          published > 0 ? t('publishing.published', counted(published)) : t('publishing.saved'),
          ...(needsMandate && withoutMandate > 0 ? [t('publishing.withoutMandate', counted(withoutMandate))] : []),
        ].join(' '),
      }),
  });
  return (
    <Form of={form} className="space-y-6">
      <TextField
        name="minimum"
        label={t('publishing.minimum')}
        hint={t('publishing.hint')}
        writing="ltr"
        inputMode="numeric"
        maxLength={3}
        optional
      />
      <SwitchField name="needsMandate" label={t('publishing.needsMandate')} hint={t('publishing.needsMandateHint')} />
      <SaveButton label={t('publishing.save')} busyLabel={t('saving')} whenEdited />
    </Form>
  );
}
