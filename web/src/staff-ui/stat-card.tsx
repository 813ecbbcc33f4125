import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function StatCard({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <div className="rounded-xl border border-sand-200 bg-white p-5">
      <dt className="text-sm text-stone-600">{label}</dt>
      {/* alone, the Arabic zero reads as a dot */}
      <dd className="mt-1.5 text-xl font-semibold text-ink">{value === '٠' ? t('zero') : value}</dd>
      {note !== undefined && <dd className="mt-1 text-xs text-stone-500">{note}</dd>}
    </div>
  );
}
