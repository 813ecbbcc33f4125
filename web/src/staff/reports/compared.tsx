import type { ReportPeriod } from '@manzil/core/reports/period';
import { useReportWords } from './kit/use-report-words.ts';

/** Which days the figures "before" are of. */
export function Compared({ period }: { period: ReportPeriod | null }) {
  const { t, days } = useReportWords();
  if (period === null) return null;
  return <p className="text-sm text-stone-600">{t('comparedWith', { days: days(period) })}</p>;
}
