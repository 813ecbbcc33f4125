import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { reconciliationQuery } from '../api/reconciliation.ts';
import { ReconciliationFindings } from './reconciliation-findings.tsx';

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
        <ReconciliationFindings one={data.reconciliation} findings={data.findings} />
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
