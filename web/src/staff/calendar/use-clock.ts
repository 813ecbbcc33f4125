import { useMemo } from 'react';
import { locales } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { midnightOf } from './doha-time.ts';

const timeZone = 'Asia/Qatar';

/** How times and days of a calendar are written. */
export function useClock() {
  const { language } = useLanguage();
  return useMemo(() => {
    const formatter = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
      return (moment: number | string) => format.format(new Date(moment));
    };
    const ofDay = (options: Intl.DateTimeFormatOptions) => {
      const format = formatter(options);
      return (day: string) => format(midnightOf(day));
    };
    return {
      /** 4:30 pm */
      time: formatter({ timeStyle: 'short' }),
      hour: formatter({ hour: 'numeric' }),
      weekday: ofDay({ weekday: 'short' }),
      dayNumber: ofDay({ day: 'numeric' }),
      /** Sunday, 22 November */
      longDay: ofDay({ weekday: 'long', day: 'numeric', month: 'long' }),
      month: ofDay({ month: 'long', year: 'numeric' }),
    };
  }, [language]);
}
