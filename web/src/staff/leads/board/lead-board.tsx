import { Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ScreenHeader } from '#staff-ui/list/screen-header.tsx';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { useChangeLead } from '../api/change-leads.ts';
import type { Lead } from '../api/leads.ts';
import { type LeadStage, useStages } from '../api/stages.ts';
import { boardAddress, leadTable } from '../lead-table-spec.ts';
import { nameOf } from '../name-of.ts';
import { LostReasonDialog } from '../stage/lost-reason-dialog.tsx';
import { BoardColumn } from './board-column.tsx';

/** The leads by stage, moved by dragging or by each card's choice; on a phone one stage at a time. */
export function LeadBoard() {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const [params] = useSearchParams();
  const { stages, nameOf: wordOf } = useStages();
  const [shown, setShown] = useState<number | null>(null);
  const [losing, setLosing] = useState<{ lead: Lead; stage: LeadStage } | null>(null);
  const mayMove = useMay('leads.write');
  const move = useMove();
  const id = useId();
  const query = leadTable.toQuery(readTableQuery(params, leadTable));
  // the stage that the table was narrowed to
  const onPhone = shown ?? stages.find(({ id: one }) => one === query.stage)?.id ?? stages[0]?.id;
  const drop = (lead: Lead, stage: LeadStage): void => {
    if (stage.id === lead.stageId) return;
    if (stage.outcome === 'lost') setLosing({ lead, stage });
    else void move(lead, stage.id);
  };
  return (
    <section aria-labelledby={id} className="space-y-5">
      <ScreenHeader id={id} title={t('adminLeads:title')} text={t('board.hint')}>
        <Button asChild size="sm" variant="secondary">
          <Link to={boardAddress(params, false)}>
            <Table2 aria-hidden className="size-4" />
            {t('board.table')}
          </Link>
        </Button>
      </ScreenHeader>
      <select
        aria-label={t('board.column')}
        value={onPhone ?? ''}
        onChange={({ target }) => setShown(Number(target.value))}
        className="select h-11 w-full rounded-full border border-sand-300 bg-white ps-3.5 pe-9 text-sm font-semibold sm:hidden"
      >
        {stages.map((stage) => (
          <option key={stage.id} value={stage.id}>
            {wordOf(stage)}
          </option>
        ))}
      </select>
      <div className="flex gap-3 overflow-x-auto pb-3">
        {stages.map((stage) => (
          <BoardColumn
            key={stage.id}
            stage={stage}
            query={query}
            params={params}
            className={stage.id === onPhone ? '' : 'hidden sm:block'}
            onDrop={mayMove ? (lead) => drop(lead, stage) : undefined}
          />
        ))}
      </div>
      {losing !== null && (
        <LostReasonDialog
          name={nameOf(losing.lead)}
          onClose={() => setLosing(null)}
          onReason={(lostReasonId) => move(losing.lead, losing.stage.id, lostReasonId)}
        />
      )}
    </section>
  );
}

/** Where somebody was faster, the card goes to where it is by now. */
function useMove() {
  const { t } = useTranslation('adminLeads');
  const tell = useTell();
  const change = useChangeLead();
  return ({ id, stageId: seen }: Lead, stageId: number, lostReasonId?: number) =>
    tell(
      change.mutateAsync({
        id,
        change: { stageId, ...(lostReasonId !== undefined && { lostReasonId }), seen: { stageId: seen } },
      }),
      { done: t('edit.done'), failed: t('error'), otherwise: t('edit.failed') },
    );
}
