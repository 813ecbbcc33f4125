import type { OfficeHours } from '@manzil/core/office/office';
import { holidayOn, minutesOf, weekOf } from '@manzil/core/office/office-hours';
import type { Language } from '#i18n/language.ts';
import { midnightOf, weekdayOf } from './doha-time.ts';

export interface OfficeDay {
  /** Minutes since midnight. */
  open: readonly { from: number; to: number }[];
  /** Null: no holiday. */
  holiday: string | null;
}

/** When the office is open on a day. */
export function officeDayOf(hours: OfficeHours, day: string, language: Language): OfficeDay {
  const midnight = midnightOf(day);
  const holiday = holidayOn(hours, midnight)?.name[language] ?? null;
  if (holiday !== null) return { open: [], holiday };
  const ranges = weekOf(hours, midnight)[weekdayOf(day)] ?? [];
  return { open: ranges.map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) })), holiday };
}
