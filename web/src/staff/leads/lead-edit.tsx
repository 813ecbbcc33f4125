import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblem } from '#staff-lib/use-problem.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Select, TextArea } from '#ui/field.tsx';
import { useToast } from '#ui/toast-state.ts';
import { useAskBeforeLeaving, useUnsavedChanges } from '#staff-ui/unsaved-changes.tsx';
import { type LeadPatch, useAssignees, useChangeLead } from './api/change-leads.ts';
import type { Lead } from './api/leads.ts';
import { leadStatuses } from '@manzil/core/leads/lead';
import { nameOf } from './name-of.ts';
import { followUpFrom, followUpInput } from './follow-up.ts';

interface LeadEditProps {
  lead: Lead;
  /** Whether the lead may be given to somebody else. */
  mayAssign: boolean;
  onClose: () => void;
}

/** Status, notes, follow-up and who looks after it, in a window of their own. What was typed stays when saving fails. */
export function LeadEditDialog({ lead, mayAssign, onClose }: LeadEditProps) {
  const { t } = useTranslation(['adminLeads', 'common']);
  const problem = useProblem();
  const toast = useToast();
  const change = useChangeLead();
  const [edited, setEdited] = useState(false);
  useUnsavedChanges(edited);
  const ask = useAskBeforeLeaving();
  const close = () => {
    ask(onClose);
  };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const patch = changesOf(lead, new FormData(event.currentTarget));
    if (Object.keys(patch).length === 0) {
      onClose();
      return;
    }
    change.mutate(
      { id: lead.id, change: patch },
      {
        onSuccess: () => {
          toast({ title: t('edit.done') });
          onClose();
        },
        onError: (error) => {
          toast({ title: t('error'), description: problem.sentence(error, t('edit.failed')), variant: 'destructive' });
        },
      },
    );
  };

  return (
    <Dialog
      open
      title={t('edit.title', { name: nameOf(lead) })}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <form
        onSubmit={save}
        onChange={() => {
          setEdited(true);
        }}
        className="space-y-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('columns.status')}>
            <Select name="status" defaultValue={lead.status}>
              {leadStatuses.map((status) => (
                <option key={status} value={status}>
                  {t(`status.${status}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('edit.followUp')} hint={t('edit.followUpHint')}>
            <Input name="followUpAt" type="datetime-local" dir="ltr" defaultValue={followUpInput(lead.followUpAt)} />
          </Field>
        </div>
        {mayAssign && <AssigneeField assigneeId={lead.assigneeId} />}
        <Field label={t('detail.notes')} hint={t('edit.notesHint')}>
          <TextArea name="notes" rows={6} maxLength={5_000} dir="auto" defaultValue={lead.notes ?? ''} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={change.isPending}>
            {change.isPending ? t('edit.saving') : t('edit.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function AssigneeField({ assigneeId }: { assigneeId: number | null }) {
  const { t } = useTranslation('adminLeads');
  const { data } = useAssignees();
  // until the list is there, a choice would lose who has the lead now
  if (data === undefined) return null;
  return (
    <Field label={t('edit.assignee')}>
      <Select name="assigneeId" defaultValue={assigneeId ?? ''}>
        <option value="">{t('edit.nobody')}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Only what differs is sent, so that two people who change different things do not undo each other. */
function changesOf(lead: Lead, fields: FormData): LeadPatch {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  };
  const status = leadStatuses.find((one) => one === text('status')) ?? lead.status;
  const notes = (text('notes') ?? '').trim() || null;
  const followUpAt = followUpFrom(text('followUpAt'));
  const given = text('assigneeId');
  const assigneeId = given === null ? lead.assigneeId : given === '' ? null : Number(given);
  return {
    ...(status === lead.status ? {} : { status }),
    ...(notes === lead.notes ? {} : { notes }),
    ...(followUpInput(followUpAt) === followUpInput(lead.followUpAt) ? {} : { followUpAt }),
    ...(assigneeId === lead.assigneeId ? {} : { assigneeId }),
  };
}
