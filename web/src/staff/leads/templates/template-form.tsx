import {
  fillIn,
  mostMessageCharacters,
  mostSubjectCharacters,
  type Placeholder,
  placeholders,
  templateKinds,
} from '@manzil/core/leads/message-template';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/language.ts';
import { templateExample as arabic } from '#i18n/ar/staff/template-example.ts';
import { templateExample as english } from '#i18n/en/staff/template-example.ts';
import { useWholeOffice } from '#lib/office.ts';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure } from '#staff-ui/form/form.tsx';
import { type RecordForm, useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { type MessageTemplate, useSaveTemplate } from '../api/templates.ts';
import { selectInField } from '../writing/select-in-field.ts';
import { startValues, type TemplateValues, toBody, wrongValues } from './template-values.ts';

/** Both languages side by side, and how each reads. */
export function TemplateForm({ template, onClose }: { template: MessageTemplate | null; onClose: () => void }) {
  const { t } = useTranslation('adminTemplates');
  const save = useSaveTemplate(template);
  const form = useRecordForm<TemplateValues>({
    start: () => startValues(template),
    rules: (values) =>
      wrongValues(values, {
        required: t('form.required'),
        unknown: (places) => t('form.unknown', { places: places.map((place) => `\u2066${place}\u2069`).join(' ') }),
      }),
    send: (values) => save.mutateAsync(toBody(values)),
    done: { title: t('form.saved') },
    onSaved: onClose,
  });
  const values = useWatch({ control: form.control }) as TemplateValues;
  const cursor = useCursor(form);
  const isMail = values.kind === 'email';
  return (
    <FormDialog wide title={t(template === null ? 'add' : 'editTitle')} onClose={onClose}>
      <Form of={form} autoComplete="off">
        <SelectField<TemplateValues>
          name="kind"
          label={t('form.kind')}
          hint={t('form.kindHint')}
          options={templateKinds.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<TemplateValues> name="name" label={t('form.name')} writing="english" required maxLength={80} />
          <TextField<TemplateValues> name="nameAr" label={t('form.nameAr')} writing="arabic" required maxLength={80} />
          {isMail && (
            <>
              <TextField<TemplateValues>
                name="subject"
                label={t('form.subject')}
                writing="english"
                required
                maxLength={mostSubjectCharacters}
                onSelect={cursor.at('subject')}
              />
              <TextField<TemplateValues>
                name="subjectAr"
                label={t('form.subjectAr')}
                writing="arabic"
                required
                maxLength={mostSubjectCharacters}
                onSelect={cursor.at('subjectAr')}
              />
            </>
          )}
          <AreaField<TemplateValues>
            name="text"
            label={t('form.text')}
            writing="english"
            required
            rows={8}
            maxLength={mostMessageCharacters}
            onSelect={cursor.at('text')}
          />
          <AreaField<TemplateValues>
            name="textAr"
            label={t('form.textAr')}
            writing="arabic"
            required
            rows={8}
            maxLength={mostMessageCharacters}
            onSelect={cursor.at('textAr')}
          />
        </div>
        <Places onChosen={cursor.insert} />
        <section aria-label={t('form.preview')} className="rounded-lg bg-sand-50 p-4">
          <h3 className="text-sm font-semibold text-stone-700">{t('form.preview')}</h3>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <Preview language="en" subject={isMail ? values.subject : null} text={values.text} />
            <Preview language="ar" subject={isMail ? values.subjectAr : null} text={values.textAr} />
          </div>
        </section>
        <FormFailure otherwise={t('form.failed')} />
        <FormActions sticky label={t('form.save')} busyLabel={t('form.saving')} />
      </Form>
    </FormDialog>
  );
}

type Written = 'subject' | 'subjectAr' | 'text' | 'textAr';

/** Where somebody wrote last; at first the end of the English text. */
function useCursor(form: RecordForm<TemplateValues, never>) {
  const last = useRef<{ name: Written; from: number; to: number } | null>(null);
  return {
    at:
      (name: Written) =>
      ({ currentTarget: field }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }): void => {
        last.current = { name, from: field.selectionStart ?? 0, to: field.selectionEnd ?? 0 };
      },
    insert: (place: Placeholder, of: HTMLFormElement | null): void => {
      const whole = form.getValues();
      const end = whole.text.length;
      const { name, from, to } = last.current ?? { name: 'text', from: end, to: end };
      const put = `{{${place}}}`;
      form.setValue(name, whole[name].slice(0, from) + put + whole[name].slice(to), { shouldDirty: true });
      selectInField(of, name, from + put.length, from + put.length);
    },
  };
}

function Places({ onChosen }: { onChosen: (place: Placeholder, form: HTMLFormElement | null) => void }) {
  const { t } = useTranslation(['adminTemplates', 'adminWriting']);
  return (
    <fieldset>
      <legend className="text-sm font-medium text-stone-700">{t('form.places')}</legend>
      <p className="mt-1 text-xs text-stone-600">{t('form.placesHint')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {placeholders.map((place) => {
          const name = t(`adminWriting:places.names.${place}`);
          return (
            <button
              key={place}
              type="button"
              aria-label={t('form.insert', { name })}
              onClick={({ currentTarget }) => onChosen(place, currentTarget.form)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-sand-300 px-3 text-sm text-stone-700 hover:bg-sand-100"
            >
              {name}
              <bdi aria-hidden dir="ltr" className="font-mono text-xs text-stone-600">{`{{${place}}}`}</bdi>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function Preview({ language, subject, text }: { language: Language; subject: string | null; text: string }) {
  const { name } = useWholeOffice();
  const values = {
    ...(language === 'ar' ? arabic : english),
    reference: 'MZL-P27',
    agency: name[language],
    listingLink: `${window.location.origin}/${language}/properties/27`,
  };
  return (
    <div
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className={`min-w-0 rounded-lg border border-sand-200 bg-white p-3 text-sm ${language === 'ar' ? 'text-right' : 'text-left'}`}
    >
      {subject !== null && <p className="mb-2 font-semibold wrap-anywhere text-ink">{fillIn(subject, values)}</p>}
      <p className="whitespace-pre-wrap wrap-anywhere text-stone-700">{fillIn(text, values)}</p>
    </div>
  );
}
