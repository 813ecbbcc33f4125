import { mostMessageCharacters, mostSubjectCharacters } from '@manzil/core/leads/message-template';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Refusal } from '#staff-ui/form/form.tsx';
import type { RecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/field.tsx';
import { messageValuesQuery } from '../api/messages.ts';
import type { Lead } from '../api/leads.ts';
import { type MessageTemplate, templatesQuery } from '../api/templates.ts';
import { selectInField } from './select-in-field.ts';
import { filledIn, isPlace, openPlaces, type WritingValues } from './message-values.ts';

interface FieldsProps {
  lead: Lead;
  form: RecordForm<WritingValues, never>;
  kind: 'whatsapp' | 'email';
}

/** Template, language and text; the person's language first. */
export function MessageFields({ lead, form, kind }: FieldsProps) {
  const { t } = useTranslation('adminWriting');
  const { language: shown } = useLanguage();
  const templates = useQuery(templatesQuery);
  const values = useQuery(messageValuesQuery(lead.id));
  const known = values.data;
  const [former, setFormer] = useState<Pick<WritingValues, 'subject' | 'text'> | null>(null);
  const put = useRef<Pick<WritingValues, 'subject' | 'text'>>({ subject: '', text: '' });
  const cursor = useRef<{ from: number; to: number } | null>(null);
  const language = useWatch({ control: form.control, name: 'language' });
  const order: Language[] = [lead.language, ...languages.filter((one) => one !== lead.language)];
  const named = ({ name, nameAr }: MessageTemplate) => (shown === 'ar' ? nameAr : name);
  const ofKind = (wanted: MessageTemplate['kind']) =>
    (templates.data?.templates ?? []).filter((template) => template.kind === wanted);

  /** What was typed by hand can be brought back. */
  function fill(id: string, into: Language): void {
    const template = ofKind(kind).find((one) => String(one.id) === id);
    if (template === undefined || known === undefined) return;
    const { subject, text } = form.getValues();
    const isTyped = (subject + text).trim() !== '' && (subject !== put.current.subject || text !== put.current.text);
    setFormer(isTyped ? { subject, text } : null);
    put.current = filledIn(template, into, known[into]);
    form.put(put.current);
  }

  function insert(id: string): void {
    const snippet = ofKind('snippet').find((one) => String(one.id) === id);
    if (snippet === undefined || known === undefined) return;
    const whole = form.getValues('text');
    const { from, to } = cursor.current ?? { from: whole.length, to: whole.length };
    const before = whole.slice(0, from);
    const gap = before === '' || /\s$/.test(before) ? '' : ' ';
    form.put({ text: before + gap + filledIn(snippet, language, known[language]).text + whole.slice(to) });
    cursor.current = null;
    form.setFocus('text');
  }

  return (
    <>
      {(templates.error ?? values.error) !== null && <Refusal>{t('templatesFailed')}</Refusal>}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField<WritingValues>
          name="language"
          label={t('language')}
          options={order.map((one) => [
            one,
            one === lead.language ? t('theirs', { language: t(`languages.${one}`) }) : t(`languages.${one}`),
          ])}
          onChanged={(value) => fill(form.getValues('template'), value as Language)}
        />
        <SelectField<WritingValues>
          name="template"
          label={t('template')}
          none={t('noTemplate')}
          disabled={known === undefined}
          options={ofKind(kind).map((template) => [template.id, named(template)])}
          onChanged={(value) => fill(value, language)}
        />
      </div>
      {former !== null && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            form.put(former);
            setFormer(null);
          }}
        >
          {t('back')}
        </Button>
      )}
      {kind === 'email' && (
        <TextField<WritingValues>
          name="subject"
          label={t('subject')}
          writing={language === 'ar' ? 'arabic' : 'english'}
          required
          maxLength={mostSubjectCharacters}
        />
      )}
      <AreaField<WritingValues>
        name="text"
        label={t('text')}
        writing={language === 'ar' ? 'arabic' : 'english'}
        required
        rows={kind === 'email' ? 10 : 6}
        maxLength={mostMessageCharacters}
        onSelect={({ currentTarget: { selectionStart: from, selectionEnd: to } }) => {
          cursor.current = { from, to };
        }}
      />
      <OpenPlaces form={form} />
      {ofKind('snippet').length > 0 && (
        <Field label={t('snippet')} className="sm:max-w-xs">
          <Select value="" onChange={({ target }) => insert(target.value)}>
            <option value="">{t('chooseSnippet')}</option>
            {ofKind('snippet').map((snippet) => (
              <option key={snippet.id} value={snippet.id}>
                {named(snippet)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

/** What has no value; a press shows where it stands. */
function OpenPlaces({ form }: { form: RecordForm<WritingValues, never> }) {
  const { t } = useTranslation('adminWriting');
  const subject = useWatch({ control: form.control, name: 'subject' });
  const text = useWatch({ control: form.control, name: 'text' });
  const open = openPlaces({ subject, text });
  if (open.length === 0) return null;

  function find(place: string, of: HTMLFormElement | null): void {
    const inText = rangeOf(text, place);
    const range = inText ?? rangeOf(subject, place);
    if (range !== null) selectInField(of, inText === null ? 'subject' : 'text', ...range);
  }

  return (
    <div role="status" className="rounded-lg border border-amber-700/30 bg-amber-50 p-3 text-sm">
      <p className="font-semibold text-amber-700">{t('places.title')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {open.map((place) => {
          const name = isPlace(place) ? t(`places.names.${place}`) : `{{${place}}}`;
          return (
            <button
              key={place}
              type="button"
              aria-label={t('places.find', { name })}
              onClick={({ currentTarget }) => find(place, currentTarget.form)}
              className="min-h-9 rounded-full border border-amber-700/40 bg-white px-3 text-stone-700 hover:bg-sand-50"
            >
              <bdi>{name}</bdi>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function rangeOf(text: string, place: string): [number, number] | null {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/\{\{([^{}]*)(?:\}\})?/g))
    if (name.trim() === place) return [index, index + whole.length];
  return null;
}
