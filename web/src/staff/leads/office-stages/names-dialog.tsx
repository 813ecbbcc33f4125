import { type LeadStatus, leadStatuses } from '@manzil/core/leads/lead';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, SaveButton } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Named } from './plan-values.ts';

export interface NameValues {
  name: string;
  nameAr: string;
  status: LeadStatus;
}

interface NamesDialogProps {
  title: string;
  /** Null for something new. */
  of: Named | null;
  others: readonly Named[];
  /** Asked of a new stage alone: the status of another never changes. */
  asksStatus?: boolean;
  onClose: () => void;
  onNames: (values: NameValues) => void;
}

const mostLetters = 40;
const alike = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Part of the plan, saved with it; so it is not guarded by itself. */
export function NamesDialog({ title, of, others, asksStatus = false, onClose, onNames }: NamesDialogProps) {
  const { t } = useTranslation(['adminStages', 'adminLeads', 'common']);
  const wrong = (field: 'name' | 'nameAr', value: string): string | undefined => {
    if (value.trim() === '') return t('names.missing');
    return others.some((other) => other.id !== of?.id && alike(other[field], value)) ? t('names.taken') : undefined;
  };
  const form = useRecordForm<NameValues>({
    start: () => ({ name: of?.name ?? '', nameAr: of?.nameAr ?? '', status: 'qualified' }),
    rules: ({ name, nameAr }) => ({ name: wrong('name', name), nameAr: wrong('nameAr', nameAr) }),
    send: ({ name, nameAr, status }) => Promise.resolve(onNames({ name: name.trim(), nameAr: nameAr.trim(), status })),
    onSaved: onClose,
    unguarded: true,
  });
  return (
    <Dialog
      open
      title={title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Form of={form} autoComplete="off">
        <TextField<NameValues>
          name="name"
          label={t('names.english')}
          writing="english"
          required
          maxLength={mostLetters}
        />
        <TextField<NameValues>
          name="nameAr"
          label={t('names.arabic')}
          writing="arabic"
          required
          maxLength={mostLetters}
        />
        {asksStatus && (
          <SelectField<NameValues>
            name="status"
            label={t('names.status')}
            hint={t('names.statusHint')}
            options={leadStatuses.map((status) => [status, t(`adminLeads:status.${status}`)])}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <SaveButton label={t(of === null ? 'names.add' : 'names.rename')} />
        </div>
      </Form>
    </Dialog>
  );
}
