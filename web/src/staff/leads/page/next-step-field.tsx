import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Button } from '#ui/button.tsx';
import type { Lead } from '../api/leads.ts';
import { followUpFrom, followUpInput } from '../follow-up.ts';
import { ClashNote } from '../stage/clash-note.tsx';
import { useFieldSave } from '../stage/use-field-save.ts';
import { PlacedField } from './stage-field.tsx';

/** When to come back to it, in Doha's time. */
export function NextStepField({ lead }: { lead: Lead }) {
  const { t } = useTranslation(['adminLeadPage', 'adminLeads']);
  const { dateTime } = useFormats();
  const mayChange = useMay('leads.write');
  const field = useFieldSave(lead, 'followUpAt');
  const stored = followUpInput(lead.followUpAt);
  const [typed, setTyped] = useState(stored);
  const [base, setBase] = useState(stored);
  // what nobody is typing over follows the others at once
  if (base !== stored && (typed === base || typed === stored)) {
    setBase(stored);
    setTyped(stored);
  }
  const typedTime = { followUpAt: followUpFrom(typed) };
  const takeTheirs = (): void => {
    setBase(stored);
    setTyped(stored);
    field.takeTheirs();
  };
  const overtaken = { clashed: true, mine: typedTime, keepMine: () => void field.save(typedTime) };
  const clash = { ...field, ...(base !== stored && !field.busy && overtaken), takeTheirs };
  const [openedAt] = useState(Date.now);
  const isDue = lead.followUpAt !== null && Date.parse(lead.followUpAt) <= openedAt;
  const wordOf = (time: string | null | undefined) => (time == null ? t('noNextStep') : dateTime(time));
  if (!mayChange)
    return (
      <PlacedField label={t('nextStep')}>
        <p className="text-sm font-semibold">{wordOf(lead.followUpAt)}</p>
      </PlacedField>
    );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void field.save(typedTime);
  };
  return (
    <PlacedField label={t('nextStep')}>
      <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
        <input
          type="datetime-local"
          dir="ltr"
          aria-label={t('nextStep')}
          value={typed}
          disabled={field.busy}
          onChange={({ target }) => setTyped(target.value)}
          className={`h-9 min-w-0 grow rounded-full border bg-white px-3.5 text-sm font-semibold ${isDue ? 'border-danger-700/40 text-danger-700' : 'border-sand-300 text-stone-700'}`}
        />
        {typed !== stored && (
          <Button type="submit" size="sm" disabled={field.busy}>
            {t('setNextStep')}
          </Button>
        )}
      </form>
      {isDue && (
        <p className="mt-1 text-xs font-semibold text-danger-700">
          {t('adminLeads:edit.followUpDue', { time: dateTime(lead.followUpAt) })}
        </p>
      )}
      <ClashNote of={clash} theirs={wordOf(lead.followUpAt)} mine={wordOf(clash.mine?.followUpAt)} />
    </PlacedField>
  );
}
