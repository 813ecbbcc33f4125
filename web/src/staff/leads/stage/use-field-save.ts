import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/api/api-error.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { type LeadPatch, useChangeLead } from '../api/change-leads.ts';
import type { Lead } from '../api/leads.ts';

type FieldName = 'stageId' | 'assigneeId' | 'followUpAt';

/** One field's value with what comes along, such as a reason. */
export type FieldChange = Pick<LeadPatch, FieldName | 'lostReasonId'>;

export interface FieldSave {
  busy: boolean;
  /** What is being saved, or clashed; else nothing. */
  mine: FieldChange | null;
  /** Somebody else changed the same field meanwhile: the lead shows theirs, `mine` is kept. */
  clashed: boolean;
  save: (change: FieldChange) => Promise<boolean>;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Saves one field of a lead with what was shown of it, so that nobody's change is overwritten unseen. */
export function useFieldSave(lead: Lead, field: FieldName): FieldSave {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  const change = useChangeLead();
  const [mine, setMine] = useState<FieldChange | null>(null);
  const [clashed, setClashed] = useState(false);

  async function save(wanted: FieldChange): Promise<boolean> {
    setMine(wanted);
    setClashed(false);
    let isClash = false;
    const sent = change
      .mutateAsync({ id: lead.id, change: { ...wanted, seen: { [field]: lead[field] } } })
      .catch((error: unknown) => {
        if (codeOf(error) !== 'lead_field.conflict') throw error;
        isClash = true;
        return null;
      });
    const saved = await tell(sent, {
      done: () => ({ title: isClash ? t('edit.clash') : t('edit.done') }),
      failed: t('error'),
      otherwise: t('edit.failed'),
    });
    setClashed(isClash);
    if (!isClash) setMine(null);
    return saved && !isClash;
  }

  return {
    busy: change.isPending,
    mine,
    clashed,
    save,
    keepMine: () => {
      if (mine !== null) void save(mine);
    },
    takeTheirs: () => {
      setMine(null);
      setClashed(false);
    },
  };
}
