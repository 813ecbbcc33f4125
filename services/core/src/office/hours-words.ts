/** The week as people read it. Also for browsers. */
import type { Language } from '../platform/language.ts';
import type { OpenRange } from './office.ts';

export type Week = readonly (readonly OpenRange[])[];

export interface DayGroup {
  /** 'Sunday - Thursday' */
  days: string;
  /** '9:00 AM - 5:00 PM'; null: closed. */
  time: string | null;
}

const names: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};
const halves: Record<Language, readonly [string, string]> = { en: ['AM', 'PM'], ar: ['صباحًا', 'مساءً'] };
const separators = { en: ', ', ar: '، ' } as const;

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** '9:00 AM', '٩:٠٠ صباحًا'. @param time '09:00' */
export function clockOf(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2));
  const written = `${String(hour % 12 === 0 ? 12 : hour % 12)}:${time.slice(3, 5)}`;
  return `${language === 'ar' ? arabicDigits(written) : written} ${halves[language][hour < 12 ? 0 : 1]}`;
}

interface Run {
  first: number;
  last: number;
  ranges: readonly OpenRange[];
}

/** Days that follow each other with the same hours, from Sunday on; closed days stand alone. */
function runsOf(week: Week): Run[] {
  const runs: Run[] = [];
  week.forEach((ranges, day) => {
    const last = runs.at(-1);
    if (ranges.length > 0 && last !== undefined && JSON.stringify(last.ranges) === JSON.stringify(ranges))
      last.last = day;
    else runs.push({ first: day, last: day, ranges });
  });
  return runs;
}

/** For a table: a line for each run of days. */
export function weekTable(week: Week, language: Language): DayGroup[] {
  return runsOf(week).map(({ first, last, ranges }) => ({
    days: [...new Set([names[language][first], names[language][last]])].join(' - '),
    time:
      ranges.length === 0
        ? null
        : ranges
            .map(({ opens, closes }) => `${clockOf(opens, language)} - ${clockOf(closes, language)}`)
            .join(separators[language]),
  }));
}

/** For a sentence: 'Sunday to Thursday, 9:00 AM to 5:00 PM', «من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٥:٠٠ مساءً». */
export function weekSentence(week: Week, language: Language): string {
  const open = runsOf(week).filter(({ ranges }) => ranges.length > 0);
  const span = (from: string, to: string): string => (language === 'ar' ? `من ${from} إلى ${to}` : `${from} to ${to}`);
  const parts = open.map(({ first, last, ranges }) => {
    const [from = '', to = ''] = [names[language][first], names[language][last]];
    const days = first === last ? (language === 'ar' ? `يوم ${from}` : from) : span(from, to);
    const times = ranges.map(({ opens, closes }) => span(clockOf(opens, language), clockOf(closes, language)));
    return [days, times.join(language === 'ar' ? ' و' : ' and ')].join(separators[language]);
  });
  return parts.join(language === 'ar' ? '؛ ' : '; ');
}

/** 'On Friday and Saturday it is closed.', «وهو مغلق يومي الجمعة والسبت.»; empty where no day is. */
export function closedSentence(week: Week, language: Language): string {
  const days = runsOf(week).flatMap(({ first, ranges }) => (ranges.length === 0 ? [names[language][first] ?? ''] : []));
  const last = days.at(-1);
  if (last === undefined) return '';
  if (language === 'en') {
    const list = days.length === 1 ? last : `${days.slice(0, -1).join(', ')} and ${last}`;
    return `On ${list} it is closed.`;
  }
  const kind = days.length === 1 ? 'يوم' : days.length === 2 ? 'يومي' : 'أيام';
  return `وهو مغلق ${kind} ${days.join(' و')}.`;
}
