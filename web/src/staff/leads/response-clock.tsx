import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Lead } from './api/leads.ts';

/** More than a morning or an afternoon, in office minutes. */
const lateMinutes = 240;

type Clocked = Pick<Lead, 'firstTouchedAt' | 'responseMinutes' | 'subscription' | 'anonymisedAt'>;

/** In office hours, to the first touch or to now. Nothing where nobody waits for an answer. */
export function ResponseClock({ lead }: { lead: Clocked }) {
  const { t } = useTranslation('adminLeads');
  const { number } = useFormats();
  const { responseMinutes: minutes, firstTouchedAt, subscription, anonymisedAt } = lead;
  const time =
    minutes < 60
      ? t('clock.minutes', { minutes: number(minutes) })
      : t('clock.hours', {
          hours: number(Math.floor(minutes / 60)),
          minutes: number(minutes % 60),
        });
  const waits = firstTouchedAt === null;
  if (waits && (subscription !== null || anonymisedAt !== null)) return null;
  return (
    <p
      title={t('clock.hint')}
      className={`text-xs ${waits && minutes >= lateMinutes ? 'font-semibold text-danger-700' : 'text-stone-600'}`}
    >
      {waits ? t('clock.waiting', { time }) : t('clock.touched', { time })}
    </p>
  );
}
