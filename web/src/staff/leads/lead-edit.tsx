import { Permitted } from '#staff-lib/auth/permitted.tsx';
import { leadStatuses } from '@manzil/core/leads/lead';
import { useTranslation } from 'react-i18next';
import { AreaField, SelectField, TextField } from '#staff-ui/form/fields.tsx';
import { Form, FormActions } from '#staff-ui/form/form.tsx';
import { useRecordForm } from '#staff-ui/form/use-record-form.ts';
import { FormDialog } from '#staff-ui/form-dialog.tsx';
import { useToast } from '#ui/toast-state.ts';
import { type LeadPatch, useAssignees, useChangeLead } from './api/change-leads.ts';
import type { Lead } from './api/leads.ts';
import { nameOf } from './name-of.ts';
import { followUpFrom, followUpInput } from './follow-up.ts';

interface LeadEditProps {
  lead: Lead;
  onClose: () => void;
}

interface LeadValues {
  status: Lead['status'];
  followUpAt: string;
  /** Id, or empty. */
  assigneeId: string;
  notes: string;
}

export function LeadEditDialog({ lead, onClose }: LeadEditProps) {
  const { t } = useTranslation('adminLeads');
  const toast = useToast();
  const change = useChangeLead();
  const form = useRecordForm<LeadValues, boolean>({
    start: () => ({
      status: lead.status,
      followUpAt: followUpInput(lead.followUpAt),
      assigneeId: String(lead.assigneeId ?? ''),
      notes: lead.notes ?? '',
    }),
    send: async (values) => {
      const patch = changesOf(lead, values);
      const changed = Object.keys(patch).length > 0;
      if (changed) await change.mutateAsync({ id: lead.id, change: patch });
      return changed;
    },
    failed: { title: t('error'), otherwise: t('edit.failed') },
    onSaved: (changed) => {
      if (changed) toast({ title: t('edit.done') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('edit.title', { name: nameOf(lead) })} onClose={onClose}>
      <Form of={form}>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="status"
            label={t('columns.status')}
            options={leadStatuses.map((status) => [status, t(`status.${status}`)])}
          />
          <TextField
            name="followUpAt"
            label={t('edit.followUp')}
            hint={t('edit.followUpHint')}
            type="datetime-local"
            writing="time"
          />
        </div>
        <Permitted needs="leads.assign">
          <AssigneeField assigneeId={lead.assigneeId} />
        </Permitted>
        <AreaField name="notes" label={t('detail.notes')} hint={t('edit.notesHint')} rows={6} maxLength={5_000} />
        <FormActions label={t('edit.save')} busyLabel={t('edit.saving')} />
      </Form>
    </FormDialog>
  );
}

function AssigneeField({ assigneeId }: Pick<Lead, 'assigneeId'>) {
  const { t } = useTranslation('adminLeads');
  const { data } = useAssignees();
  // without the list, a choice would lose the assignee
  if (data === undefined) return null;
  const people = data.map(({ id, name }): [number, string] => [id, name]);
  if (assigneeId !== null && data.every(({ id }) => id !== assigneeId)) people.push([assigneeId, t('edit.former')]);
  return <SelectField name="assigneeId" label={t('edit.assignee')} none={t('edit.nobody')} options={people} />;
}

/** Two people must not undo each other. */
function changesOf(lead: Lead, { status, ...typed }: LeadValues): LeadPatch {
  const notes = typed.notes.trim() || null;
  const followUpAt = followUpFrom(typed.followUpAt);
  const assigneeId = typed.assigneeId === '' ? null : Number(typed.assigneeId);
  return {
    ...(status === lead.status ? {} : { status }),
    ...(notes === lead.notes ? {} : { notes }),
    ...(followUpInput(followUpAt) === followUpInput(lead.followUpAt) ? {} : { followUpAt }),
    ...(assigneeId === lead.assigneeId ? {} : { assigneeId }),
  };
}
