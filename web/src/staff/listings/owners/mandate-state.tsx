import { endingDays } from '@manzil/core/owners/mandate';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { Mandate } from './api/mandates.ts';

const tones: Record<Mandate['state'], BadgeTone> = {
  coming: 'blue',
  in_force: 'green',
  ended: 'grey',
  over: 'grey',
};

/** Of one that ends soon, how many days it has. */
export function MandateState({ mandate: { state, daysLeft } }: { mandate: Mandate }) {
  const { t } = useTranslation('adminOwners');
  const { counted } = useFormats();
  const ending = state === 'in_force' && daysLeft <= endingDays;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {ending && <Badge tone="amber">{daysLeft === 0 ? t('lastDay') : t('daysLeft', counted(daysLeft))}</Badge>}
    </span>
  );
}
