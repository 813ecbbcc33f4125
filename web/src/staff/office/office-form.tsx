import { useQueryClient } from '@tanstack/react-query';
import type { OfficeSettings } from '@manzil/core/office/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import { AreaField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { TitledSection } from '#ui/titled-section.tsx';
import { officeQuery, useSaveOffice } from './api/office.ts';
import { HolidayFields, RamadanFields } from './holiday-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { faultsOf, type OfficeValues, startValues, toBody } from './office-values.ts';
import { WeekEditor } from './week-editor.tsx';

interface OfficeFormProps {
  office: OfficeSettings;
  onSaved?: () => void;
}

/** What the office says of itself, everywhere. */
export function OfficeForm({ office, onSaved }: OfficeFormProps) {
  const { t } = useTranslation(['adminOffice', 'adminProblems']);
  const { number } = useFormats();
  const queryClient = useQueryClient();
  const save = useSaveOffice();
  const form = useRecordForm<OfficeValues, OfficeSettings, OfficeSettings>({
    record: office,
    start: (stored) => startValues(stored ?? office),
    rules: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(values)).map(([field, fault]) => [field, t(`faults.${fault}`, { most: number(40) })]),
      ),
    send: (values, before, over) => save.mutateAsync(toBody(values, (over ?? before ?? office).version)),
    done: { title: t('saved'), description: t('savedText') },
    failed: { title: t('failed') },
    rival: {
      code: 'office.conflict',
      look: async () => (await queryClient.fetchQuery({ ...officeQuery, staleTime: 0 })).office,
    },
    onSaved: (stored) => {
      form.begin(stored);
      onSaved?.();
    },
  });
  const both = (name: 'name' | 'legalName' | 'city', hint?: string): ReactNode => (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField<OfficeValues>
        name={`${name}.en`}
        label={t(`fields.${name}En`)}
        hint={hint}
        writing="english"
        maxLength={80}
        required
      />
      <TextField<OfficeValues>
        name={`${name}.ar`}
        label={t(`fields.${name}Ar`)}
        writing="arabic"
        maxLength={80}
        required
      />
    </div>
  );
  return (
    <Form of={form} autoComplete="off" className="space-y-6">
      {form.conflict !== null && (
        <ConflictNote
          form={form}
          words={{
            title: t('conflict.title'),
            text: t('adminProblems:office.conflict'),
            keepMine: t('conflict.keepMine'),
            takeTheirs: t('conflict.takeTheirs'),
          }}
        />
      )}
      <Part id="names" text={t('parts.names.text')} title={t('parts.names.title')}>
        {both('name', t('fields.nameHint'))}
        {both('legalName', t('fields.legalNameHint'))}
        <TextField<OfficeValues>
          name="licenceNumber"
          label={t('fields.licence')}
          hint={t('fields.licenceHint')}
          writing="code"
          maxLength={40}
          optional
        />
      </Part>
      <Part id="contact" text={t('parts.contact.text')} title={t('parts.contact.title')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField<OfficeValues>
            name="phone"
            label={t('fields.phone')}
            hint={t('fields.phoneHint')}
            writing="ltr"
            inputMode="tel"
            maxLength={22}
            required
          />
          <TextField<OfficeValues>
            name="whatsapp"
            label={t('fields.whatsapp')}
            writing="ltr"
            inputMode="tel"
            maxLength={22}
            required
          />
        </div>
        <TextField<OfficeValues>
          name="email"
          label={t('fields.email')}
          writing="ltr"
          inputMode="email"
          maxLength={254}
          required
        />
      </Part>
      <Part id="address" text={t('parts.address.text')} title={t('parts.address.title')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <AreaField<OfficeValues>
            name="address.en"
            label={t('fields.addressEn')}
            hint={t('fields.addressHint')}
            writing="english"
            rows={4}
            maxLength={500}
            required
          />
          <AreaField<OfficeValues>
            name="address.ar"
            label={t('fields.addressAr')}
            writing="arabic"
            rows={4}
            maxLength={500}
            required
          />
        </div>
        {both('city', t('fields.cityHint'))}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField<OfficeValues>
            name="latitude"
            label={t('fields.latitude')}
            hint={t('fields.positionHint')}
            writing="code"
            inputMode="decimal"
            maxLength={20}
            optional
          />
          <TextField<OfficeValues>
            name="longitude"
            label={t('fields.longitude')}
            writing="code"
            inputMode="decimal"
            maxLength={20}
            optional
          />
        </div>
      </Part>
      <Part id="hours" text={t('parts.hours.text')} title={t('parts.hours.title')}>
        <WeekEditor name="week" label={t('hours.week')} />
        <HolidayFields />
        <RamadanFields />
      </Part>
      <Part id="look" text={t('parts.look.text')} title={t('parts.look.title')}>
        <LookFields />
      </Part>
      <div
        data-bottom-bar
        className="sticky bottom-(--bar) z-10 -mx-4 border-t border-sand-200 bg-white/95 px-4 py-4 sm:mx-0 sm:rounded-xl sm:border sm:px-7"
      >
        <SaveButton label={t('save')} busyLabel={t('saving')} whenEdited />
      </div>
    </Form>
  );
}

function Part({ id, title, text, children }: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <TitledSection id={id} title={title} className="space-y-5 rounded-xl border border-sand-200 bg-white p-5 sm:p-7">
      <p className="-mt-3 text-sm text-stone-600">{text}</p>
      {children}
    </TitledSection>
  );
}
