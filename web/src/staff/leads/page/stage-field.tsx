import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '../api/leads.ts';
import { StageSelect } from '../stage/stage-select.tsx';

/** One of the three fields that are edited where they stand. */
export function PlacedField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-xs text-stone-600">{label}</p>
      {children}
    </div>
  );
}

export function StageField({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeadPage');
  return (
    <PlacedField label={t('stage')}>
      <StageSelect block lead={lead} />
    </PlacedField>
  );
}
