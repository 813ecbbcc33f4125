import { useQuery } from '@tanstack/react-query';
import { CircleCheck, SearchX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Reconciliation, type ReconciliationFinding, reconciliationQuery } from './api/reconciliation.ts';
import { addressOf, errorKey, foundBy } from './reconciliation-words.ts';

interface ReconciliationDialogProps {
  id: number;
  startedAt: string;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What one comparison found, and what to do about it. */
export function ReconciliationDialog({ id, startedAt, opener, onClose }: ReconciliationDialogProps) {
  const { t } = useTranslation(['adminReconciliation', 'admin']);
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(reconciliationQuery(id));
  const time = (value: string) => formatDateTime(value, language);
  return (
    <Dialog
      open
      opener={opener}
      title={t('report.title', { time: time(startedAt) })}
      {...(data === undefined
        ? {}
        : {
            description: t('report.window', {
              from: time(data.reconciliation.from),
              to: time(data.reconciliation.to),
            }),
          })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {data !== undefined ? (
        <Findings one={data.reconciliation} findings={data.findings} />
      ) : error === null ? (
        <Skeleton className="h-40 w-full" />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState icon={<SearchX className="size-6" />} title={t('report.gone')} text={t('report.goneText')} />
      ) : (
        <LoadFailure
          title={t('admin:failed.title')}
          text={t('admin:failed.text')}
          retryLabel={t('admin:failed.retry')}
          onRetry={() => {
            void refetch();
          }}
        />
      )}
    </Dialog>
  );
}

function Findings({ one, findings }: { one: Reconciliation; findings: ReconciliationFinding[] }) {
  const { t } = useTranslation('adminReconciliation');
  const { language } = useLanguage();
  const error = errorKey(one);
  const total = one.missing + one.missingAgain + one.duplicates + one.unknownRecords;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="space-y-4 text-sm">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-stone-700">
        <li>{t('progress', { done: number(one.progress.done), total: number(one.progress.total) })}</li>
        {foundBy(one).map(({ name, count }) => (
          <li key={name}>{t(`counts.${name}`, { count, formatted: number(count) })}</li>
        ))}
      </ul>
      {error !== null && <p className="rounded-md bg-danger-50 px-4 py-3 text-danger-700">{t(`errors.${error}`)}</p>}
      {findings.length > 0 ? (
        <>
          {findings.length < total && (
            <p className="text-stone-600">
              {t('report.first', { count: findings.length, formatted: number(findings.length), total: number(total) })}
            </p>
          )}
          <ul className="divide-y divide-sand-200 rounded-lg border border-sand-200">
            {findings.map((finding) => (
              <Finding key={`${finding.kind}-${finding.reference}`} finding={finding} />
            ))}
          </ul>
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

function Finding({ finding }: { finding: ReconciliationFinding }) {
  const { t } = useTranslation('adminReconciliation');
  const { language } = useLanguage();
  const { kind, reference, subjectKind, records } = finding;
  const to = addressOf(finding);
  const name = (
    <bdi dir="ltr" className="font-mono text-xs break-all">
      {reference}
    </bdi>
  );
  return (
    <li className="space-y-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
        {records > 0 && ` ${t('report.records', { count: records, formatted: formatNumber(records, language) })}`}
      </p>
    </li>
  );
}
