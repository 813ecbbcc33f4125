import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useAskBeforeLeaving } from '#staff-ui/unsaved-changes.tsx';
import type { AdminProperty } from '../api/admin-properties.ts';
import { ConflictNote } from './conflict-note.tsx';
import { FactSection, ManageSection, PlaceSection } from './fact-section.tsx';
import { FeatureField } from './feature-field.tsx';
import { FormContext } from './form-context.ts';
import { PictureField } from './picture-field.tsx';
import { TextSection } from './text-section.tsx';
import { usePropertyForm } from './use-property-form.ts';

interface PropertyFormProps {
  /** null for a new one. */
  found: AdminProperty | null;
  onClose: () => void;
}

/** Everything that a listing says. */
export function PropertyForm({ found, onClose }: PropertyFormProps) {
  const { t } = useTranslation('adminProperties');
  const ask = useAskBeforeLeaving();
  const { form, submit, saving, conflict, keepMine, takeTheirs, before, context } = usePropertyForm(found, onClose);
  const { isDirty } = form.formState;

  return (
    <FormContext value={context}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            void submit(event);
          }}
          className="space-y-8"
        >
          {conflict !== null && (
            <ConflictNote
              before={before}
              mine={form.getValues()}
              stored={conflict}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          )}
          <Section title={t('form.texts')}>
            <TextSection />
          </Section>
          <Section title={t('form.facts')}>
            <FactSection priceMayBeEmpty={found !== null && found.property.price === null} />
          </Section>
          <Section title={t('form.place')}>
            <PlaceSection />
          </Section>
          <Section title={t('fields.features')}>
            <FeatureField />
          </Section>
          <Section title={t('fields.images')}>
            <PictureField />
          </Section>
          <Section title={t('form.manage')}>
            <ManageSection referenceFixed={found?.property.source === 'crm'} />
          </Section>
          <div className="sticky -bottom-6 -mx-5 -mb-6 flex flex-wrap justify-end gap-3 border-t border-sand-200 bg-white px-5 py-4 sm:-mx-7 sm:rounded-b-2xl sm:px-7">
            <Button
              variant="secondary"
              onClick={() => {
                ask(onClose);
              }}
            >
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={saving || (found !== null && !isDirty)}>
              {saving ? t('form.saving') : found === null ? t('form.create') : t('form.save')}
            </Button>
          </div>
        </form>
      </FormProvider>
    </FormContext>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-4 text-base font-semibold text-ink">{title}</legend>
      {children}
    </fieldset>
  );
}
