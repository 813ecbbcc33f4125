import { enteredSources } from '@manzil/core/leads/lead';
import { latinDigits } from '@manzil/core/platform/numerals';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { SwitchField } from '#staff-ui/form/switch-field.tsx';
import { type RecordForm, useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { Field, Input } from '#ui/field.tsx';
import { knownQuery, listingChoiceQuery, useEnterLead } from '../api/enter-lead.ts';
import { type EnterValues, startValues, toBody } from './enter-values.ts';

interface EnterLeadProps {
  onClose: () => void;
  onEntered: (id: number) => void;
}

/** An enquiry by telephone, at the desk or from a portal: a name and a number are enough, Enter saves. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const { language } = useLanguage();
  const enter = useEnterLead();
  // one's own are all that others see
  const seesAll = useMay('leads.read_all');
  const form = useRecordForm<EnterValues, { id: number }>({
    start: () => startValues(language),
    rules: ({ name, phone, email }) => ({
      name: name.trim() === '' ? t('entering.nameRequired') : undefined,
      phone:
        phone.trim() === ''
          ? email.trim() === ''
            ? t('entering.contactRequired')
            : undefined
          : /\d/.test(latinDigits(phone))
            ? undefined
            : t('entering.phoneWrong'),
      email: email.trim() === '' || email.trim().indexOf('@') > 0 ? undefined : t('entering.emailWrong'),
    }),
    send: (values) => enter.mutateAsync(toBody(values)),
    done: { title: t('entering.done') },
    onSaved: ({ id }) => {
      onClose();
      onEntered(id);
    },
  });
  return (
    <FormDialog title={t('adminLeads:enter')} onClose={onClose}>
      <Form of={form} autoComplete="off" className="space-y-4">
        <NameField />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="phone" label={t('entering.phone')} type="tel" writing="ltr" maxLength={40} />
          <TextField name="email" label={t('entering.email')} type="email" writing="code" maxLength={254} />
        </div>
        <Known form={form} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="source"
            label={t('entering.source')}
            options={enteredSources.map((source) => [source, t(`adminLeads:source.${source}`)])}
          />
          <SelectField
            name="language"
            label={t('entering.language')}
            options={languages.map((one) => [one, t(`adminLeads:detail.languages.${one}`)])}
          />
        </div>
        <AreaField name="message" label={t('entering.message')} rows={2} maxLength={5_000} />
        <ListingChoice form={form} />
        {seesAll && <SwitchField name="mine" label={t('entering.assign')} />}
        <FormFailure otherwise={t('entering.failed')} />
        <FormActions label={t('entering.save')} />
      </Form>
    </FormDialog>
  );
}

/** Has the focus before the window gives it to its first button. */
function NameField() {
  const { t } = useTranslation('adminLeadPage');
  const { setFocus } = useFormContext<EnterValues>();
  useEffect(() => setFocus('name'), [setFocus]);
  return <TextField name="name" label={t('entering.name')} maxLength={200} required />;
}

/** So that nobody is taken for a stranger. */
function Known({ form }: { form: RecordForm<EnterValues, never> }) {
  const { t } = useTranslation('adminLeadPage');
  const { counted } = useFormats();
  const [phone, email] = useWatch({ control: form.control, name: ['phone', 'email'] });
  const { data: byPhone = 0 } = useQuery(knownQuery(latinDigits(phone).trim()));
  const { data: byEmail = 0 } = useQuery(knownQuery(email.trim()));
  const count = Math.max(byPhone, byEmail);
  return (
    <p aria-live="polite" className="text-sm font-semibold text-maroon-700 empty:hidden">
      {count > 0 && t('entering.known', counted(count))}
    </p>
  );
}

/** Found as visitors find it; chosen by a press. */
function ListingChoice({ form }: { form: RecordForm<EnterValues, never> }) {
  const { t } = useTranslation('adminLeadPage');
  const { titleOf } = useFormats();
  const [words, setWords] = useState('');
  const chosen = useWatch({ control: form.control, name: 'listing' });
  const { data: found } = useQuery(listingChoiceQuery(words.trim()));
  return (
    <div>
      <Field
        label={t('entering.listing')}
        hint={chosen === null ? t('entering.listingHint') : t('entering.listingChosen', { title: chosen.title })}
      >
        <Input dir="auto" value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {found !== undefined && words.trim().length >= 2 && (
        <ul className="mt-1.5 divide-y divide-sand-200 rounded-lg border border-sand-200">
          {found.length === 0 && <li className="px-3.5 py-2 text-sm text-stone-600">{t('entering.listingNone')}</li>}
          {found.map((listing) => (
            <li key={listing.id}>
              <button
                type="button"
                aria-pressed={chosen?.id === listing.id}
                onClick={() => {
                  form.put({ listing: { id: listing.id, title: titleOf(listing) } });
                  setWords('');
                }}
                className="block w-full px-3.5 py-2 text-start text-sm hover:bg-sand-50"
              >
                <bdi>{titleOf(listing)}</bdi>
                {listing.referenceId !== null && (
                  <bdi dir="ltr" className="ms-2 text-xs text-stone-600">
                    {listing.referenceId}
                  </bdi>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
