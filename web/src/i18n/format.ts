/** Arabic pages use Arabic digits. */
import type { Language } from './language.ts';

export const locales: Record<Language, string> = { en: 'en-QA', ar: 'ar-QA-u-nu-arab' };
const whole: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 0 }),
  ar: new Intl.NumberFormat(locales.ar, { maximumFractionDigits: 0 }),
};
const qatar = 'Asia/Qatar';

/** 24,500 or ٢٤٬٥٠٠. */
export function formatNumber(value: number, language: Language): string {
  return whole[language].format(value);
}

const years: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { useGrouping: false }),
  ar: new Intl.NumberFormat(locales.ar, { useGrouping: false }),
};

/** Not grouped, as years, floors and the numbers of buildings and streets are: 2015 or ٢٠١٥. */
export function formatYear(year: number, language: Language): string {
  return years[language].format(year);
}

/** Each digit of a written text, such as '7 + 4', '500+' or '98%', as the language writes it. */
export function formatDigits(text: string, language: Language): string {
  if (language !== 'ar') return text;
  return text.replace(/\d/g, (digit) => years.ar.format(Number(digit))).replaceAll('%', '٪');
}

/** Number and unit, or name and number, on one line: a blank that does not break. */
export const withUnit = (number: string, unit: string): string => `${number}\u00a0${unit}`;

/** 'QR 24,500' (the blank does not break), '$24,500', '٢٤٬٥٠٠ ر.ق'. @param number as it is written */
export function withCurrency(number: string, symbol: string, language: Language): string {
  if (language === 'ar') return withUnit(number, symbol);
  return /^[A-Z]+$/.test(symbol) ? withUnit(symbol, number) : symbol + number;
}

/** The unit of stored prices. */
export const riyalSymbol: Record<Language, string> = { en: 'QR', ar: 'ر.ق' };

/**
 * 'QR 24,500', '٢٤٬٥٠٠ ر.ق', 'QR 0'. @param price number or numeric text @returns null without a readable price: 'Price on request'
 */
export function formatPrice(price: number | string | null | undefined, language: Language): string | null {
  if (price === null || price === undefined || String(price).trim() === '') return null;
  const value = Number(price);
  if (!Number.isFinite(value)) return null;
  return withCurrency(formatNumber(Math.round(value), language), riyalSymbol[language], language);
}

/** Square metres; null when unknown or 0, which pages hide. */
export function formatArea(squareMetres: number | string | null | undefined, language: Language): string | null {
  const value = Math.round(Number(squareMetres ?? 0));
  return Number.isFinite(value) && value > 0 ? formatNumber(value, language) : null;
}

const tenths: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 1 }),
  ar: new Intl.NumberFormat(locales.ar, { maximumFractionDigits: 1 }),
};

const hundredths: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat(locales.en, { maximumFractionDigits: 2 }),
  ar: new Intl.NumberFormat(locales.ar, { maximumFractionDigits: 2 }),
};

/** As it is, to two decimals: 7.5 or ٧٫٥. */
export function formatDecimal(value: number, language: Language): string {
  return hundredths[language].format(value);
}

/** 3.2 or ٣٫٢. */
export function formatSeconds(ms: number, language: Language): string {
  return tenths[language].format(ms / 1000);
}

/** One decimal below ten. */
export function formatKilometres(km: number, language: Language): string {
  return (km < 10 ? tenths : whole)[language].format(km);
}

/** One decimal below a hundred, which rents per square foot need. */
export function formatRate(value: number, language: Language): string {
  return (value < 100 ? tenths : whole)[language].format(value);
}

const yearInQatar = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: qatar });
const dates: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'long', timeZone: qatar }),
  ar: new Intl.DateTimeFormat(locales.ar, { dateStyle: 'long', timeZone: qatar }),
};
const times: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, { dateStyle: 'medium', timeStyle: 'short', timeZone: qatar }),
  ar: new Intl.DateTimeFormat(locales.ar, { dateStyle: 'medium', timeStyle: 'short', timeZone: qatar }),
};

/** In Qatar, from ISO 8601; empty for anything else. */
export function formatDate(time: string | null | undefined, language: Language): string {
  return format(dates[language], time);
}

/** This year in Qatar. */
export function thisYear(language: Language, now = new Date()): string {
  return formatYear(Number(yearInQatar.format(now)), language);
}

/** In Qatar, from ISO 8601; empty for anything else. */
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

/** On the visitor's clock. */
export function formatTime(time: Date, language: Language): string {
  return clocks[language].format(time);
}
