import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useAssignees } from '../api/change-leads.ts';
import type { Lead } from '../api/leads.ts';
import { ClashNote } from '../stage/clash-note.tsx';
import { useFieldSave } from '../stage/use-field-save.ts';
import { PlacedField } from './stage-field.tsx';

/** Who looks after it. */
export function OwnerField({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const mayAssign = useMay('leads.assign');
  const { data: people } = useAssignees();
  const field = useFieldSave(lead, 'assigneeId');
  const wordOf = (id: number | null | undefined): string =>
    id == null
      ? t('adminLeads:edit.nobody')
      : (people?.find((one) => one.id === id)?.name ?? t('adminLeads:edit.former'));
  const now = field.busy ? field.mine?.assigneeId : lead.assigneeId;
  const isFormer = now != null && people !== undefined && people.every(({ id }) => id !== now);
  return (
    <PlacedField label={t('owner')}>
      {mayAssign && people !== undefined ? (
        <select
          aria-label={t('owner')}
          value={now ?? ''}
          disabled={field.busy}
          onChange={({ target: { value } }) => void field.save({ assigneeId: value === '' ? null : Number(value) })}
          className="select h-9 w-full rounded-full border border-sand-300 bg-white ps-3.5 pe-9 text-sm font-semibold text-stone-700"
        >
          <option value="">{t('adminLeads:edit.nobody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {isFormer && <option value={now}>{t('adminLeads:edit.former')}</option>}
        </select>
      ) : (
        <p className="text-sm font-semibold">{people === undefined ? '–' : wordOf(lead.assigneeId)}</p>
      )}
      <ClashNote of={field} theirs={wordOf(lead.assigneeId)} mine={wordOf(field.mine?.assigneeId)} />
    </PlacedField>
  );
}
