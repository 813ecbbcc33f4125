import { Mail, MapPin, NotebookPen, Phone } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { callOutcomes, type EntryKind, entryKinds, mostEntryCharacters } from '@manzil/core/leads/entry';
import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { useAddEntry } from '../api/entries.ts';
import type { Lead } from '../api/leads.ts';
import { followUpFrom } from '../follow-up.ts';

export const entryIcons: Record<EntryKind, typeof Mail> = {
  note: NotebookPen,
  call: Phone,
  viewing: MapPin,
  email: Mail,
};

interface EntryValues {
  kind: EntryKind;
  text: string;
  outcome: (typeof callOutcomes)[number] | '';
  /** Doha's; empty: now. */
  at: string;
}

const empty: EntryValues = { kind: 'note', text: '', outcome: '', at: '' };

/** One place to write down what was said, done or seen. Ctrl Enter saves. */
export function EntryComposer({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeadPage');
  const add = useAddEntry(lead.id);
  const form = useRecordForm<EntryValues>({
    start: () => empty,
    rules: ({ kind, text }) => ({ text: kind === 'note' && text.trim() === '' ? t('composer.required') : undefined }),
    send: ({ kind, text, outcome, at }) => {
      const when = followUpFrom(at);
      return add.mutateAsync({
        kind,
        text: text.trim(),
        ...(kind === 'call' && outcome !== '' && { outcome }),
        ...(when !== null && { at: when }),
      });
    },
    done: { title: t('composer.done') },
    after: () => empty,
    onSaved: () => form.setFocus('text'),
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <Permitted needs="leads.write">
      <section aria-labelledby="composer-title" className="rounded-xl border border-sand-200 bg-white p-4 sm:p-5">
        <h2 id="composer-title" className="sr-only">
          {t('composer.title')}
        </h2>
        <Form of={form} className="space-y-3">
          <div role="radiogroup" aria-label={t('composer.kind')} className="flex flex-wrap gap-2">
            {entryKinds.map((one) => {
              const Icon = entryIcons[one];
              return (
                <label
                  key={one}
                  className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-sand-300 px-3.5 text-sm font-semibold text-stone-700 has-checked:border-maroon-700 has-checked:bg-maroon-50 has-checked:text-maroon-700 has-focus-visible:outline-2 has-focus-visible:outline-maroon-700"
                >
                  <input type="radio" value={one} className="sr-only" {...form.register('kind')} />
                  <Icon aria-hidden className="size-4" />
                  {t(`kinds.${one}`)}
                </label>
              );
            })}
          </div>
          <AreaField
            name="text"
            label={t(`composer.text.${kind}`)}
            rows={3}
            maxLength={mostEntryCharacters}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
            }}
          />
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div className="flex flex-wrap gap-3">
              {kind === 'call' && (
                <SelectField
                  name="outcome"
                  label={t('composer.outcome')}
                  none={t('composer.noOutcome')}
                  options={callOutcomes.map((outcome) => [outcome, t(`outcomes.${outcome}`)])}
                />
              )}
              {kind !== 'note' && <TextField name="at" label={t('composer.at')} type="datetime-local" writing="time" />}
            </div>
            <SaveButton label={t('composer.save')} busyLabel={t('composer.saving')} />
          </div>
          <FormFailure otherwise={t('composer.failed')} />
        </Form>
      </section>
    </Permitted>
  );
}
