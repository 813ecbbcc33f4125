import type { ReactNode } from 'react';

export function StatCard({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="rounded-xl border border-sand-200 bg-white p-5">
      <dt className="text-sm text-stone-600">{label}</dt>
      <dd className="mt-1.5 text-xl font-semibold text-ink">{value}</dd>
      {note !== undefined && <dd className="mt-1 text-xs text-stone-500">{note}</dd>}
    </div>
  );
}
