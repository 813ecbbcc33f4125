import { useTranslation } from 'react-i18next';
import { SelectField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { type RoutingChoices, useSaveChoices } from './api/routing.ts';

/** Minutes of open office. */
const limits = [15, 30, 60, 120, 240, 480] as const;

interface ChoicesValues {
  answerMinutes: string;
  showsUnassigned: boolean;
}

const valuesOf = ({ answerMinutes, showsUnassigned }: RoutingChoices): ChoicesValues => ({
  answerMinutes: String(answerMinutes ?? ''),
  showsUnassigned,
});

export function ChoicesForm({ choices }: { choices: RoutingChoices }) {
  const { t } = useTranslation('adminRouting');
  const { counted } = useFormats();
  const save = useSaveChoices();
  const form = useRecordForm<ChoicesValues, RoutingChoices>({
    start: () => valuesOf(choices),
    send: ({ answerMinutes, showsUnassigned }) =>
      save.mutateAsync({ showsUnassigned, answerMinutes: answerMinutes === '' ? null : Number(answerMinutes) }),
    done: { title: t('choices.saved') },
    after: valuesOf,
  });
  const own = choices.answerMinutes;
  const offered = [...new Set([...limits, ...(own === null ? [] : [own])])].toSorted((a, b) => a - b);
  const said = (minutes: number): string =>
    minutes % 60 === 0 ? t('choices.hours', counted(minutes / 60)) : t('choices.minutes', counted(minutes));
  return (
    <Form of={form}>
      <SelectField<ChoicesValues>
        name="answerMinutes"
        label={t('choices.limit')}
        hint={t('choices.limitHint')}
        none={t('choices.noLimit')}
        options={offered.map((minutes) => [minutes, said(minutes)])}
      />
      <SwitchField<ChoicesValues>
        name="showsUnassigned"
        label={t('choices.unassigned')}
        hint={t('choices.unassignedHint')}
      />
      <FormFailure />
      <SaveButton label={t('choices.save')} busyLabel={t('form.saving')} whenEdited />
    </Form>
  );
}
