import { useTranslation } from 'react-i18next';
import { formatRate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { ReportPeriod } from '@manzil/core/reports/period';

/** Of nothing there is no share. */
export const shareOf = (count: number, total: number): number | null => (total === 0 ? null : count / total);

/** Of a file: one decimal; empty where there is none. */
export const percentOf = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 1000) / 10;

/** How figures of reports are written in the page's language; a dash where there is none. */
export function useReportWords() {
  const { t } = useTranslation(['adminReports', 'adminLeads', 'adminAnalytics']);
  const { language } = useLanguage();
  const { number, inText, date, titleOf, figure } = useFormats();
  const day = (one: string) => date(`${one}T09:00:00Z`);
  return {
    t,
    language,
    number,
    inText,
    figure,
    titleOf,
    day,
    days: ({ from, to }: ReportPeriod) => (from === to ? day(from) : t('days', { from: day(from), to: day(to) })),
    percent: (share: number | null) =>
      share === null ? '–' : t('adminAnalytics:percent', { value: number(Math.round(share * 100)) }),
    points: (share: number) => t('points', { value: number(Math.round(share * 100)) }),
    rate: (value: number) => formatRate(value, language),
    minutes: (minutes: number | null) =>
      minutes === null
        ? '–'
        : minutes < 60
          ? t('adminLeads:clock.minutes', { minutes: number(minutes) })
          : t('adminLeads:clock.hours', { hours: number(Math.floor(minutes / 60)), minutes: number(minutes % 60) }),
  };
}

export type ReportWords = ReturnType<typeof useReportWords>;
