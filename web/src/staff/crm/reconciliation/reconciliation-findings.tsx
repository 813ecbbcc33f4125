import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Checkbox } from '#staff-ui/table/checkbox.tsx';
import { type Selection, useSelection } from '#staff-ui/table/use-selection.ts';
import type { Reconciliation, ReconciliationFinding } from '../api/reconciliation.ts';
import { addressOf, canResend, errorKey, foundBy } from './reconciliation-words.ts';
import { ResendAll, ResendSelected } from './resend-missing.tsx';

interface FindingsProps {
  one: Reconciliation;
  findings: readonly ReconciliationFinding[];
}

export function ReconciliationFindings({ one, findings }: FindingsProps) {
  const { t } = useTranslation('adminReconciliation');
  const { counted, number } = useFormats();
  const picked = useSelection<string>(String(one.id));
  const error = errorKey(one);
  const total = one.missing + one.missingAgain + one.duplicates + one.unknownRecords;
  const missing = findings.filter(canResend).map(({ deliveryId }) => deliveryId ?? '');
  // what is on its way since it was selected counts no more
  const selection = { ...picked, ids: new Set(missing.filter(picked.isSelected)) };
  return (
    <div className="space-y-4 text-sm">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-stone-700">
        <li>{t('progress', { done: number(one.progress.done), total: number(one.progress.total) })}</li>
        {foundBy(one).map(({ name, count }) => (
          <li key={name}>{t(`counts.${name}`, counted(count))}</li>
        ))}
      </ul>
      {error !== null && <p className="rounded-md bg-danger-50 px-4 py-3 text-danger-700">{t(`errors.${error}`)}</p>}
      {missing.length > 0 && <ResendAll id={one.id} selection={selection} />}
      {findings.length > 0 ? (
        <>
          {findings.length < total && (
            <p className="text-stone-600">
              {t('report.first', { count: findings.length, formatted: number(findings.length), total: number(total) })}
            </p>
          )}
          <ul className="divide-y divide-sand-200 rounded-lg border border-sand-200">
            {findings.map((finding) => (
              <Finding key={`${finding.kind}-${finding.reference}`} finding={finding} selection={selection} />
            ))}
          </ul>
          {missing.length > 0 && <ResendSelected id={one.id} selection={selection} ids={missing} />}
        </>
      ) : (
        error === null && (
          <EmptyState
            icon={<CircleCheck className="size-6" />}
            title={t('report.nothing')}
            text={t('report.nothingText')}
          />
        )
      )}
    </div>
  );
}

const tones: Record<ReconciliationFinding['kind'], BadgeTone> = {
  missing: 'amber',
  missing_again: 'danger',
  duplicate: 'danger',
  unknown_record: 'danger',
};

interface FindingProps {
  finding: ReconciliationFinding;
  selection: Selection<string>;
}

function Finding({ finding, selection }: FindingProps) {
  const { t } = useTranslation(['adminReconciliation', 'adminCrm']);
  const { counted } = useFormats();
  const { kind, reference, subjectKind, records, deliveryId, deliveryState } = finding;
  const to = addressOf(finding);
  const name = (
    <bdi dir="ltr" className="font-mono text-xs break-all">
      {reference}
    </bdi>
  );
  return (
    <li className="space-y-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {canResend(finding) && (
          <Checkbox
            label={t('resend.choose', { reference: isolated(reference) })}
            checked={selection.isSelected(deliveryId ?? '')}
            onChange={() => selection.toggle(deliveryId ?? '')}
          />
        )}
        <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>
        <span className="text-stone-600">{t(`subjects.${subjectKind}`)}</span>
        {to === null ? (
          name
        ) : (
          <Link to={to} className="text-maroon-700 underline underline-offset-2">
            {name}
          </Link>
        )}
      </p>
      <p className="text-stone-700">
        {t(`advice.${kind}`)}
        {records > 0 && ` ${t('report.records', counted(records))}`}
      </p>
      {(kind === 'missing' || kind === 'missing_again') && deliveryState !== null && (
        <p className="text-stone-600">{t('now', { state: t(`adminCrm:state.${deliveryState}`) })}</p>
      )}
    </li>
  );
}
