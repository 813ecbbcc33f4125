import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useTell } from '#staff-ui/use-tell.ts';
import { useChangeLead } from './api/change-leads.ts';
import type { Lead } from './api/leads.ts';
import { leadStatuses } from '@manzil/core/leads/lead';
import { nameOf } from './name-of.ts';

const looks: Record<Lead['status'], string> = {
  new: 'border-amber-700/30 bg-amber-50 text-amber-700',
  contacted: 'border-sand-300 bg-white text-stone-700',
  qualified: 'border-sand-300 bg-white text-stone-700',
  converted: 'border-palm-700/30 bg-palm-50 text-palm-700',
};

/** Any status may follow any other. */
export function StatusSelect({ lead }: { lead: Lead }) {
  const { t } = useTranslation('adminLeads');
  const mayChange = useMay('leads.write');
  const tell = useTell();
  const change = useChangeLead();
  const shown = change.isPending ? (change.variables.change.status ?? lead.status) : lead.status;
  if (!mayChange) return <p className="text-sm font-semibold">{t(`status.${lead.status}`)}</p>;
  return (
    <select
      aria-label={t('edit.statusFor', { name: nameOf(lead) })}
      value={shown}
      disabled={change.isPending}
      onChange={(event) => {
        const status = leadStatuses.find((one) => one === event.target.value);
        if (status === undefined) return;
        const words = { done: t('edit.done'), failed: t('error'), otherwise: t('edit.failed') };
        void tell(change.mutateAsync({ id: lead.id, change: { status } }), words);
      }}
      className={`select h-9 rounded-full border ps-3.5 pe-9 text-sm font-semibold ${looks[shown]}`}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`status.${status}`)}
        </option>
      ))}
    </select>
  );
}
