/** Moments of an enquiry in Qatar's time; apart, since other pages need none of it. */
import { locales } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

const timeZone = 'Asia/Qatar';
const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;

function written(language: Language, options: Intl.DateTimeFormatOptions, time: string): string {
  const parts = new Intl.DateTimeFormat(locales[language], options).formatToParts(new Date(time));
  const words = parts.map(({ type, value }, index) => {
    if (type === 'dayPeriod') return halfOfDay(value);
    // servers and browsers put different blanks before it
    return parts[index + 1]?.type === 'dayPeriod' ? '\u00a0' : value;
  });
  return words.join('');
}

/** As the contact page writes it. */
function halfOfDay(mark: string): string {
  if (mark === 'ص') return 'صباحًا';
  return mark === 'م' ? 'مساءً' : mark;
}

/** 9:00 AM or ٩:٠٠ صباحًا. */
export const clockOf = (time: string, language: Language): string => written(language, clock, time);

/** Sunday or الأحد. */
export const weekdayOf = (time: string, language: Language): string =>
  written(language, { weekday: 'long', timeZone }, time);

/** November 28 at 10:41 AM. */
export const momentOf = (time: string, language: Language): string =>
  written(language, { day: 'numeric', month: 'long', ...clock }, time);
