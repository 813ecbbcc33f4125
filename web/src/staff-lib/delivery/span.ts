import { locales } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** At most its two largest units: '2 days, 3 hours'. Under a second is none. */
export function formatSpan(ms: number, language: Language): string {
  const first = units.findIndex(([, size]) => ms >= size);
  const parts: string[] = [];
  let rest = Math.max(0, ms);
  for (const [unit, size] of units.slice(first < 0 ? -1 : first).slice(0, 2)) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 || parts.length === 0) parts.push(wordsOf(count, unit, language));
  }
  return new Intl.ListFormat(locales[language], { type: 'unit', style: 'long' }).format(parts);
}

const wordsOf = (count: number, unit: string, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
