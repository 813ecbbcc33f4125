import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api/api-error.ts';
import { useClock } from './use-clock.ts';

/** What is in the way, in the reader's words; null: the refusal is another. */
export function useClashWords() {
  const { t } = useTranslation('adminCalendar');
  const { time } = useClock();
  return (error: unknown): string | null => {
    if (!(error instanceof ApiError) || error.code !== 'viewing.clash') return null;
    const told = new Map(error.fields.map(({ path, message }) => [path, message]));
    const [startsAt, endsAt, reference] = [told.get('startsAt'), told.get('endsAt'), told.get('reference')];
    if (startsAt === undefined || endsAt === undefined) return null;
    const times = { from: time(startsAt), to: time(endsAt) };
    return reference === undefined ? t('viewing.clash', times) : t('viewing.clashOf', { ...times, reference });
  };
}
