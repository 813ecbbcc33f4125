import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import type { Lead } from '../api/leads.ts';
import { type LeadStage, useStages } from '../api/stages.ts';
import { nameOf } from '../name-of.ts';
import { ClashNote } from './clash-note.tsx';
import { LostReasonDialog } from './lost-reason-dialog.tsx';
import { useFieldSave } from './use-field-save.ts';

const going = 'border-sand-300 bg-white text-stone-700';
const looks: Record<Lead['status'], string> = {
  new: 'border-amber-700/30 bg-amber-50 text-amber-700',
  contacted: going,
  qualified: going,
  converted: 'border-palm-700/30 bg-palm-50 text-palm-700',
};

const lookOf = ({ status, outcome }: Pick<LeadStage, 'status' | 'outcome'>): string =>
  outcome === 'lost' || outcome === 'spam' ? 'border-sand-300 bg-sand-100 text-stone-600' : looks[status];

/** Any stage may follow any other; a lost one wants its reason. */
export function StageSelect({ lead, block = false }: { lead: Lead; block?: boolean }) {
  const { t } = useTranslation('adminLeads');
  const mayChange = useMay('leads.write');
  const office = useStages();
  const field = useFieldSave(lead, 'stageId');
  const [losing, setLosing] = useState<LeadStage | null>(null);
  const stageOf = (id: number | undefined) => office.all.find((stage) => stage.id === id);
  const wordOf = (id: number | undefined): string => {
    const stage = stageOf(id);
    return stage === undefined ? t(`status.${lead.status}`) : office.nameOf(stage);
  };
  const now = stageOf(field.busy ? field.mine?.stageId : lead.stageId);
  const reason = office.reasons.find(({ id }) => id === lead.lostReasonId);
  const why = reason !== undefined && <p className="mt-1 text-xs text-stone-600">{office.nameOf(reason)}</p>;
  if (!mayChange || now === undefined)
    return (
      <>
        <p className="text-sm font-semibold">{wordOf(lead.stageId)}</p>
        {why}
      </>
    );
  return (
    <>
      <select
        aria-label={t('edit.statusFor', { name: nameOf(lead) })}
        value={now.id}
        disabled={field.busy}
        onChange={(event) => {
          const chosen = stageOf(Number(event.target.value));
          if (chosen?.outcome === 'lost') setLosing(chosen);
          else if (chosen !== undefined) void field.save({ stageId: chosen.id });
        }}
        className={`select h-9 max-w-full rounded-full border ps-3.5 pe-9 text-sm font-semibold ${block ? 'w-full' : ''} ${lookOf(now)}`}
      >
        {office.stages.map((stage) => (
          <option key={stage.id} value={stage.id}>
            {office.nameOf(stage)}
          </option>
        ))}
      </select>
      {why}
      <ClashNote of={field} theirs={wordOf(lead.stageId)} mine={wordOf(field.mine?.stageId)} />
      {losing !== null && (
        <LostReasonDialog
          name={nameOf(lead)}
          onClose={() => setLosing(null)}
          onReason={(lostReasonId) => field.save({ stageId: losing.id, lostReasonId })}
        />
      )}
    </>
  );
}
