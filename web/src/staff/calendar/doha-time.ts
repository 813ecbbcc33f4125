/** Days and times of Doha, whatever the computer's clock: UTC+3 all year. */
import { qatarAheadMs } from '@manzil/core/platform/units';

export const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** @param moment ms since 1970 @returns `2026-11-22` */
export const dayAt = (moment: number): string => new Date(moment + qatarAheadMs).toISOString().slice(0, 10);

/** When a day begins. @param day `2026-11-22` @returns ms since 1970 */
export const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - qatarAheadMs;

/** @param days may be negative */
export const addDays = (day: string, days: number): string => dayAt(midnightOf(day) + days * dayMs);

/** 0 is Sunday, with which a week begins. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The seven days from Sunday on in which a day lies. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days));
}

/** For a field of the type `datetime-local`. @param time ISO 8601; null for none */
export const fieldOf = (time: string | null): string =>
  time === null ? '' : new Date(Date.parse(time) + qatarAheadMs).toISOString().slice(0, 16);

/** @returns ISO 8601; null for an empty or unreadable field */
export function timeOf(field: string): string | null {
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field);
  const moment = isWhole ? Date.parse(`${field}:00Z`) - qatarAheadMs : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** The next whole hour, for a form that begins. @param now ms since 1970 */
export const nextHour = (now: number): string =>
  fieldOf(new Date((Math.floor(now / hourMs) + 1) * hourMs).toISOString());

/** Since midnight of its day. @param time ISO 8601 */
export const minutesInto = (time: string): number => Math.floor(((Date.parse(time) + qatarAheadMs) % dayMs) / 60_000);
