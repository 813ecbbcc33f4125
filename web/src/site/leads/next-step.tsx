import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import type { EnquiryNext } from './enquiry.ts';
import { clockOf, weekdayOf } from './enquiry-times.ts';

/** A sentence: when the office calls, or how to reach it. */
export function NextStep({ next }: { next: EnquiryNext }) {
  const { t } = useTranslation('enquiry');
  const { language } = useLanguage();
  const { kind, closesAt, opensAt, opensInDays } = next;
  const opens = clockOf(opensAt, language);
  const day = weekdayOf(opensAt, language);
  if (kind === 'overdue' || kind === 'answered') return t(`next.${kind}`);
  if (kind === 'open' && closesAt !== null) return t('next.open', { closes: clockOf(closesAt, language), day, opens });
  return opensInDays === 0 ? t('next.openSoon', { opens }) : t('next.closed', { day, opens });
}
