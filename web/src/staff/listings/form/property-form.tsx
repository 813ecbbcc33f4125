import { fieldsOfSection } from '@manzil/core/listings/fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormActions } from '#staff-ui/form/form.tsx';
import type { AdminProperty } from '../api/admin-properties.ts';
import { PropertyConflict } from './conflict-note.tsx';
import { FactSection, ManageSection, PlaceSection } from './fact-section.tsx';
import { FeatureField } from './feature-field.tsx';
import { FormCompleteness, pictureSection } from './form-completeness.tsx';
import { WaitingNotice } from '../completeness/waiting-notice.tsx';
import { FormContext } from './form-context.ts';
import { FramedField } from './framed-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextSection } from './text-section.tsx';
import { usePropertyForm } from './use-property-form.ts';

interface PropertyFormProps {
  found: AdminProperty | null;
  onClose: () => void;
}

export function PropertyForm({ found, onClose }: PropertyFormProps) {
  const { t } = useTranslation('adminProperties');
  const { form, context } = usePropertyForm(found, onClose);
  return (
    <FormContext value={context}>
      <Form of={form} className="space-y-8">
        {form.conflict !== null && <PropertyConflict form={form} stored={form.conflict} />}
        {found?.completeness.waits === true && (
          <WaitingNotice id={found.property.id} canWrite={false} needsMandate={found.completeness.needsMandate} />
        )}
        <FormCompleteness />
        <Section title={t('form.texts')}>
          <TextSection />
        </Section>
        <Section title={t('form.facts')}>
          <FactSection
            priceMayBeEmpty={found !== null && found.property.price === null}
            dealUnsure={found?.property.dealUnsure === true}
          />
        </Section>
        <Section title={t('form.place')}>
          <PlaceSection />
        </Section>
        <Section title={t('fields.features')}>
          <FeatureField />
        </Section>
        <Section id={pictureSection} title={t('fields.images')}>
          <PictureField />
          <div className="mt-6 grid gap-4 sm:grid-cols-2">
            {fieldsOfSection('media').map((name) => (
              <FramedField key={name} name={name} />
            ))}
          </div>
        </Section>
        <Section title={t('form.manage')}>
          <ManageSection referenceFixed={found?.property.source === 'crm'} />
        </Section>
        <FormActions
          sticky
          whenEdited={found !== null}
          label={t(found === null ? 'form.create' : 'form.save')}
          busyLabel={t('form.saving')}
        />
      </Form>
    </FormContext>
  );
}

function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <fieldset id={id}>
      <legend className="mb-4 text-base font-semibold text-ink">{title}</legend>
      {children}
    </fieldset>
  );
}
