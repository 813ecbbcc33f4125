import { viewingStatuses } from '@manzil/core/viewings/viewing';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions, FormFailure, Refusal } from '#staff-ui/form/form.tsx';
import { useFormOfFields, useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { useChangeViewing, usePlanViewing, type Viewing } from './api/viewings.ts';
import { timeOf } from './doha-time.ts';
import { useClashWords } from './use-clash-words.ts';
import { useLeadsPeople } from './use-leads-people.ts';
import { minutesOf, startValues, toBody, type ViewingValues } from './viewing-values.ts';

interface ViewingFormProps {
  /** Null plans one for the lead. */
  viewing: Viewing | null;
  leadId?: number;
  onClose: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120];

/** Plans one, or moves one and says how it ended: what dragging does, for everybody. */
export function ViewingForm({ viewing, leadId, onClose }: ViewingFormProps) {
  const { t } = useTranslation('adminCalendar');
  const { counted } = useFormats();
  const plan = usePlanViewing();
  const change = useChangeViewing();
  const form = useRecordForm<ViewingValues>({
    start: () => startValues(viewing),
    rules: ({ at }) => ({ at: timeOf(at) === null ? t('viewing.atRequired') : undefined }),
    send: (values) => {
      const body = toBody(values);
      if (viewing === null) return plan.mutateAsync({ leadId: leadId ?? 0, ...body });
      const { status, report } = values;
      const told = status === 'done' && viewing.status !== 'done' ? { report: report.trim() } : {};
      return change.mutateAsync({ id: viewing.id, version: viewing.version, ...body, status, ...told });
    },
    done: { title: t(viewing === null ? 'viewing.planned' : 'viewing.saved') },
    onSaved: onClose,
  });
  const own = viewing === null ? [] : [minutesOf(viewing)];
  const offered = [...new Set([...lengths, ...own])].toSorted((a, b) => a - b);
  return (
    <FormDialog title={t(viewing === null ? 'viewing.plan' : 'viewing.edit')} onClose={onClose}>
      <Form of={form}>
        {viewing !== null && <About viewing={viewing} />}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="at" label={t('viewing.at')} required type="datetime-local" writing="time" />
          <SelectField
            name="minutes"
            label={t('viewing.length')}
            options={offered.map((minutes) => [String(minutes), t('viewing.minutes', counted(minutes))])}
          />
        </div>
        <HostField isNew={viewing === null} />
        <TextField name="place" label={t('viewing.place')} hint={t('viewing.placeHint')} optional maxLength={500} />
        {viewing !== null && <Ending control={form.control} before={viewing.status} />}
        <ViewingFailure />
        <FormActions
          label={t(viewing === null ? 'viewing.planSave' : 'viewing.save')}
          busyLabel={t('viewing.saving')}
        />
      </Form>
    </FormDialog>
  );
}

function About({ viewing: { lead, property } }: { viewing: Viewing }) {
  const { t } = useTranslation('adminCalendar');
  const { titleOf } = useFormats();
  return (
    <div className="rounded-lg bg-sand-50 px-4 py-3 text-sm">
      <p className="font-semibold wrap-anywhere">{property === null ? t('viewing.noListing') : titleOf(property)}</p>
      <p className="text-stone-600">
        {lead === null ? (
          t('viewing.otherLead')
        ) : (
          <Link to={`/admin/leads/${String(lead.id)}`} className="font-semibold text-maroon-700 hover:underline">
            <bdi>{lead.name === '' ? lead.reference : lead.name}</bdi>
          </Link>
        )}
      </p>
    </div>
  );
}

/** For whoever may give work to others. */
function HostField({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('adminCalendar');
  const { people } = useLeadsPeople();
  if (people.length === 0) return null;
  return (
    <SelectField
      name="host"
      label={t('viewing.host')}
      {...(isNew && { none: t('tasks.myself') })}
      options={people.map(({ id, name }) => [String(id), name])}
    />
  );
}

interface EndingProps {
  control: ReturnType<typeof useRecordForm<ViewingValues>>['control'];
  before: Viewing['status'];
}

function Ending({ control, before }: EndingProps) {
  const { t } = useTranslation('adminCalendar');
  const status = useWatch({ control, name: 'status' });
  return (
    <>
      <SelectField
        name="status"
        label={t('viewing.status')}
        options={viewingStatuses.map((one) => [one, t(`viewing.statuses.${one}`)])}
      />
      {status === 'done' && before !== 'done' && (
        <AreaField
          name="report"
          label={t('viewing.report')}
          hint={t('viewing.reportHint')}
          optional
          rows={3}
          maxLength={5000}
        />
      )}
    </>
  );
}

function ViewingFailure() {
  const { t } = useTranslation('adminCalendar');
  const { failure } = useFormOfFields();
  const clash = useClashWords()(failure);
  return clash === null ? <FormFailure otherwise={t('viewing.failed')} /> : <Refusal>{clash}</Refusal>;
}
