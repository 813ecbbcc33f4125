import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { type AdminProperty, adminPropertyQuery } from '../api/admin-properties.ts';
import { usePropertyWrites } from '../api/write-property.ts';
import type { FormContextValue } from './form-context.ts';
import { type FieldName, formOf, type FormValues, toBody, toPatch } from './form-values.ts';

export function usePropertyForm(found: AdminProperty | null, onSaved: () => void) {
  const { t } = useTranslation('adminProperties');
  const tell = useTell();
  const queryClient = useQueryClient();
  const { create, update, release } = usePropertyWrites();
  const id = found?.property.id ?? 0;
  const form = useRecordForm<FormValues, unknown, AdminProperty>({
    record: found,
    start: formOf,
    send: (values, before, over) =>
      before === null
        ? create.mutateAsync(toBody(values))
        : update.mutateAsync({
            id,
            body: { ...toPatch(formOf(before), values), version: (over ?? before).version },
          }),
    done: { title: t(found === null ? 'toast.created' : 'toast.updated') },
    failed: { title: t(found === null ? 'toast.createFailed' : 'toast.updateFailed') },
    rival: {
      code: 'property.conflict',
      look: () => queryClient.fetchQuery({ ...adminPropertyQuery(id), staleTime: 0 }),
    },
    onSaved,
  });
  const giveBack: FormContextValue['release'] = async (field) => {
    const released = async () => {
      const stored = await release.mutateAsync({ id, field });
      // what was typed into other fields stays
      const { [(field === 'images' || field === 'plans' ? 'pictures' : field) as FieldName]: _given, ...typed } =
        form.getValues();
      form.begin(stored);
      form.put(typed);
    };
    await tell(released(), { done: t('toast.released'), failed: t('toast.updateFailed') });
  };
  const context: FormContextValue = {
    fromCrm: form.before?.property.source === 'crm',
    overrides: form.before?.overrides ?? [],
    releasing: release.isPending,
    release: giveBack,
  };
  return { form, context };
}
