import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { RecordWindow } from '#staff-ui/record-window.tsx';
import { reconciliationQuery } from '../api/reconciliation.ts';
import { ReconciliationFindings } from './reconciliation-findings.tsx';

interface ReconciliationDialogProps {
  id: number;
  startedAt: string;
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function ReconciliationDialog({ id, startedAt, opener, onClose }: ReconciliationDialogProps) {
  const { t } = useTranslation('adminReconciliation');
  const { dateTime } = useFormats();
  const record = useQuery(reconciliationQuery(id));
  const one = record.data?.reconciliation;
  return (
    <RecordWindow
      record={record}
      opener={opener}
      title={t('report.title', { time: dateTime(startedAt) })}
      {...(one && { description: t('report.window', { from: dateTime(one.from), to: dateTime(one.to) }) })}
      gone={{ title: t('report.gone'), text: t('report.goneText') }}
      onClose={onClose}
    >
      {({ reconciliation, findings }) => <ReconciliationFindings one={reconciliation} findings={findings} />}
    </RecordWindow>
  );
}
