import type { Phrase } from './types.ts';

const englishWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const arabic = new Intl.NumberFormat('ar-QA-u-nu-arab', { maximumFractionDigits: 0 });

export function digits(value: number): Phrase {
  return { en: value.toLocaleString('en'), ar: arabic.format(value) };
}

/** 3 gives "3rd" and ٣. */
export function floor(value: number): Phrase {
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return {
    en: `${String(value)}${suffix[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)]}`,
    ar: arabic.format(value),
  };
}

/** Arabic in the nominative, as every phrase uses it. */
export function parkingBays(count: number): Phrase {
  const en = `${englishWords[count] ?? String(count)} parking ${count === 1 ? 'bay' : 'bays'}`;
  if (count === 1) return { en, ar: 'موقف واحد' };
  if (count === 2) return { en, ar: 'موقفان' };
  return { en, ar: count <= 10 ? `${arabic.format(count)} مواقف` : `${arabic.format(count)} موقفًا` };
}

const arabicBedrooms = [
  '',
  'بغرفة نوم واحدة',
  'بغرفتي نوم',
  'بثلاث غرف نوم',
  'بأربع غرف نوم',
  'بخمس غرف نوم',
  'بست غرف نوم',
  'بسبع غرف نوم',
];

export function bedrooms(count: number): Phrase {
  return { en: `${englishWords[count]!}-bedroom`, ar: arabicBedrooms[count]! };
}

/** Their Arabic is the same in every case. */
export function freeMonths(many: boolean): Phrase {
  return many ? { en: 'three months', ar: 'ثلاثة أشهر' } : { en: 'one month', ar: 'شهر واحد' };
}
