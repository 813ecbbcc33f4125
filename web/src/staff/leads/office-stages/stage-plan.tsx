import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { AddButton } from '#staff-ui/list/screen-header.tsx';
import { type LeadStage, useStages } from '../api/stages.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { NamedRows, RetiredRows } from './named-rows.tsx';
import { NamesDialog } from './names-dialog.tsx';
import {
  inOrder,
  mostStages,
  needsTarget,
  newId,
  obstacleTo,
  type PlanValues,
  renamed,
  retire,
  type StageDraft,
} from './plan-values.ts';
import { RetireDialog } from './retire-dialog.tsx';

export interface PlanPartProps {
  values: PlanValues;
  onChange: (change: Partial<PlanValues>) => void;
  /** While the plan is on its way. */
  disabled: boolean;
}

/** Which window is open over it. */
type Open = { kind: 'add' } | { kind: 'rename' | 'retire'; stage: StageDraft } | null;

/** @param now as they are stored, with how many leads each has */
export function StagePlan({ values, now, onChange, disabled }: PlanPartProps & { now: readonly LeadStage[] }) {
  const { t } = useTranslation('adminStages');
  const { counted } = useFormats();
  const { nameOf } = useStages();
  const [open, setOpen] = useState<Open>(null);
  const { stages, retired } = values;
  const close = (): void => setOpen(null);
  const leadsOf = ({ id }: StageDraft): number => now.find((stage) => stage.id === id)?.leads ?? 0;
  const full = stages.length >= mostStages;
  const startRetiring = (stage: StageDraft): void => {
    const leads = leadsOf(stage);
    if (obstacleTo(stage, values, leads) === null && !needsTarget(stage, values, leads))
      onChange(retire(values, stage, null));
    else setOpen({ kind: 'retire', stage });
  };
  const goesTo = ({ id }: StageDraft): string | null => {
    const target = retired.find(({ stage }) => stage.id === id)?.moveTo ?? null;
    const stage = stages.find((one) => one.id === target);
    return stage === undefined ? null : t('retire.goesTo', { name: nameOf(stage) });
  };
  return (
    <>
      <NamedRows
        label={t('stages.title')}
        items={stages}
        disabled={disabled}
        onOrder={(ids) => onChange({ stages: inOrder(stages, ids) })}
        onRename={(stage) => setOpen({ kind: 'rename', stage })}
        onRetire={startRetiring}
      >
        {(stage) => <StageFacts stage={stage} leads={counted(leadsOf(stage))} />}
      </NamedRows>
      <RetiredRows
        items={retired.map(({ stage }) => stage)}
        disabled={disabled || full}
        noteOf={goesTo}
        onKeep={(stage) =>
          onChange({ stages: [...stages, stage], retired: retired.filter((one) => one.stage.id !== stage.id) })
        }
      />
      <div className="mt-5">
        {full ? (
          <p className="text-sm text-stone-600">{t('stages.full')}</p>
        ) : (
          <AddButton
            size="sm"
            variant="secondary"
            label={t('stages.add')}
            disabled={disabled}
            onClick={() => setOpen({ kind: 'add' })}
          />
        )}
      </div>
      {open?.kind === 'add' && (
        <NamesDialog
          asksStatus
          title={t('stages.add')}
          of={null}
          others={stages}
          onClose={close}
          onNames={(names) => onChange({ stages: [...stages, { id: newId(stages), ...names, outcome: null }] })}
        />
      )}
      {open?.kind === 'rename' && (
        <NamesDialog
          title={t('renameOne', { name: nameOf(open.stage) })}
          of={open.stage}
          others={stages}
          onClose={close}
          onNames={({ name, nameAr }) => onChange({ stages: renamed(stages, open.stage.id, { name, nameAr }) })}
        />
      )}
      {open?.kind === 'retire' && (
        <RetireDialog
          stage={open.stage}
          values={values}
          leads={leadsOf(open.stage)}
          onClose={close}
          onTarget={(moveTo) => onChange(retire(values, open.stage, moveTo))}
        />
      )}
    </>
  );
}

const tones = { won: 'green', lost: 'grey', spam: 'danger' } as const satisfies Record<string, BadgeTone>;

interface StageFactsProps {
  stage: StageDraft;
  leads: { count: number; formatted: string };
}

function StageFacts({ stage: { id, status, outcome }, leads }: StageFactsProps) {
  const { t } = useTranslation(['adminStages', 'adminLeads']);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Badge>{t('belongs', { status: t(`adminLeads:status.${status}`) })}</Badge>
      {outcome !== null && <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>}
      {id < 0 ? (
        <Badge tone="blue">{t('fresh')}</Badge>
      ) : (
        <span className="text-xs text-stone-600">{t('leads', leads)}</span>
      )}
    </div>
  );
}
