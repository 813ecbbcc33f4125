/** Numbers, prices, areas and times as each language writes them. Digits are Arabic on Arabic pages. */
import type { Language } from './language.ts';

/** Locales of numbers and dates. */
export const locales: Record<Language, string> = { en: 'en-QA', ar: 'ar-QA-u-nu-arab' };
const whole: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 0 }),
  ar: new Intl.NumberFormat(locales.ar, { maximumFractionDigits: 0 }),
};
const qatar = 'Asia/Qatar';

/** A whole number with its group marks: 24,500 or ٢٤٬٥٠٠. */
export function formatNumber(value: number, language: Language): string {
  return whole[language].format(value);
}

const years: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { useGrouping: false }),
  ar: new Intl.NumberFormat(locales.ar, { useGrouping: false }),
};

/** A year, without group marks: 2015 or ٢٠١٥. */
export function formatYear(year: number, language: Language): string {
  return years[language].format(year);
}

/**
 * A price in riyals without decimals: 'QR 24,500'; zero is 'QR 0'.
 * @param price a number or a numeric text
 * @returns null when there is no price (or none that can be read): the page says 'Price on request'
 */
export function formatPrice(price: number | string | null | undefined, language: Language): string | null {
  if (price === null || price === undefined || String(price).trim() === '') return null;
  const value = Number(price);
  return Number.isFinite(value) ? `QR ${formatNumber(Math.round(value), language)}` : null;
}

/** Square metres, rounded; null when unknown or 0, which the page hides. */
export function formatArea(squareMetres: number | string | null | undefined, language: Language): string | null {
  const value = Math.round(Number(squareMetres ?? 0));
  return Number.isFinite(value) && value > 0 ? formatNumber(value, language) : null;
}

const tenths: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 1 }),
  ar: new Intl.NumberFormat(locales.ar, { maximumFractionDigits: 1 }),
};

/** Seconds with one decimal, of a time in milliseconds: 3.2 or ٣٫٢. */
export function formatSeconds(ms: number, language: Language): string {
  return tenths[language].format(ms / 1000);
}

/** A distance in kilometres: one decimal below ten. */
export function formatKilometres(km: number, language: Language): string {
  return (km < 10 ? tenths : whole)[language].format(km);
}

/** A small amount of money per unit: whole from a hundred on, else with one decimal, so that a rent per square foot says something. */
export function formatRate(value: number, language: Language): string {
  return (value < 100 ? tenths : whole)[language].format(value);
}

const dates: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: qatar }),
  ar: new Intl.DateTimeFormat(locales.ar, { dateStyle: 'long', timeZone: qatar }),
};
const times: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short', timeZone: qatar }),
  ar: new Intl.DateTimeFormat(locales.ar, { dateStyle: 'medium', timeStyle: 'short', timeZone: qatar }),
};

/** A day in Qatar, from a UTC time (ISO 8601); empty for what is no time. */
export function formatDate(time: string | null | undefined, language: Language): string {
  return format(dates[language], time);
}

/** A day and time of day in Qatar, from a UTC time (ISO 8601); empty for what is no time. */
export function formatDateTime(time: string | null | undefined, language: Language): string {
  return format(times[language], time);
}

function format(formatter: Intl.DateTimeFormat, time: string | null | undefined): string {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}

const clocks: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, { timeStyle: 'short' }),
  ar: new Intl.DateTimeFormat(locales.ar, { timeStyle: 'short' }),
};

/** The time of day on the visitor's own clock. */
export function formatTime(time: Date, language: Language): string {
  return clocks[language].format(time);
}
