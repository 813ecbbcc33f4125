import { plainNumber } from '@manzil/core/platform/numerals';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '#staff-ui/form/conflict-note.tsx';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormFailure, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { type Mandate, mandatesQuery, useSaveMandate } from './api/mandates.ts';
import { isAmount, type MandateValues, startValues, toBody } from './mandate-values.ts';
import { OwnerField } from './owner-field.tsx';
import { OwnerForm } from './owner-form.tsx';

interface MandateFormProps {
  propertyId: number;
  mandate: Mandate | null;
  onDone: () => void;
}

/** In place: it stands beside the listing's own form, never within it. */
export function MandateForm({ propertyId, mandate, onDone }: MandateFormProps) {
  const { t } = useTranslation(['adminOwners', 'adminProblems', 'common']);
  const queryClient = useQueryClient();
  const save = useSaveMandate(propertyId);
  const [addingOwner, setAddingOwner] = useState(false);
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(mandate?.owner ?? null);
  const missing = (text: string) => (text.trim() === '' ? t('fields.missing') : undefined);
  const form = useRecordForm<MandateValues, Mandate, Mandate>({
    record: mandate,
    start: startValues,
    rules: (values) => ({
      ownerId: values.ownerId === 0 ? t('fields.ownerMissing') : undefined,
      contractNumber: missing(values.contractNumber),
      signedOn: missing(values.signedOn),
      startsOn: missing(values.startsOn),
      endsOn:
        missing(values.endsOn) ??
        (values.endsOn < values.startsOn || values.endsOn < values.signedOn
          ? t('adminProblems:rules.order')
          : undefined),
      commission: isAmount(plainNumber(values.commission)) ? undefined : t('fields.commissionWrong'),
    }),
    send: (values, before, over) =>
      save.mutateAsync({
        id: mandate?.id ?? null,
        version: (over ?? before)?.version ?? null,
        body: toBody(values, plainNumber(values.commission)),
      }),
    done: { title: t(mandate === null ? 'toast.mandateAdded' : 'toast.mandateSaved') },
    rival: {
      code: 'mandate.conflict',
      look: async () => {
        const { mandates } = await queryClient.fetchQuery({ ...mandatesQuery(propertyId), staleTime: 0 });
        const theirs = mandates.find(({ id }) => id === mandate?.id);
        if (theirs === undefined) throw new Error('The mandate has gone');
        return theirs;
      },
    },
    onSaved: onDone,
  });
  const choose = (owner: { id: number; name: string } | null): void => {
    setChosen(owner);
    form.put({ ownerId: owner?.id ?? 0 });
  };
  return (
    <div className="space-y-5 rounded-lg border border-maroon-700/30 p-4">
      <h4 className="font-semibold">{t(mandate === null ? 'section.add' : 'section.change')}</h4>
      {addingOwner && (
        <div className="rounded-lg bg-sand-50 p-4">
          <h5 className="mb-4 font-semibold">{t('add')}</h5>
          <OwnerForm
            owner={null}
            onSaved={(owner) => {
              setAddingOwner(false);
              choose(owner);
            }}
            onCancel={() => setAddingOwner(false)}
          />
        </div>
      )}
      <Form of={form} autoComplete="off">
        {form.conflict !== null && (
          <ConflictNote
            form={form}
            words={{
              title: t('conflict.title'),
              text: t('adminProblems:mandate.conflict'),
              keepMine: t('conflict.keepMine'),
              takeTheirs: t('conflict.takeTheirs'),
            }}
          />
        )}
        <OwnerField chosen={chosen} onChoose={choose} onAdd={addingOwner ? null : () => setAddingOwner(true)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField<MandateValues>
            name="contractNumber"
            label={t('fields.contractNumber')}
            required
            writing="code"
            maxLength={60}
          />
          <SelectField<MandateValues>
            name="kind"
            label={t('fields.mandateKind')}
            options={(['exclusive', 'open'] as const).map((value) => [value, t(`mandateKinds.${value}`)])}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-3">
          {(['signedOn', 'startsOn', 'endsOn'] as const).map((name) => (
            <TextField<MandateValues>
              key={name}
              name={name}
              label={t(`fields.${name}`)}
              required
              type="date"
              writing="time"
              min="1900-01-01"
              max="2199-12-31"
            />
          ))}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField<MandateValues>
            name="commissionKind"
            label={t('fields.commissionKind')}
            options={(['months', 'percent', 'fixed'] as const).map((value) => [value, t(`commissionKinds.${value}`)])}
          />
          <TextField<MandateValues>
            name="commission"
            label={t('fields.commission')}
            required
            writing="ltr"
            inputMode="decimal"
            maxLength={12}
          />
        </div>
        <AreaField<MandateValues> name="note" label={t('fields.note')} optional rows={2} maxLength={2000} />
        <FormFailure />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onDone}>
            {t('common:cancel')}
          </Button>
          <SaveButton label={t('saveMandate')} busyLabel={t('saving')} />
        </div>
      </Form>
    </div>
  );
}
