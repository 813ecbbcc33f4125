import { formatYear, withUnit } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { districtNames, streetNames } from '@manzil/core/search/places/place-names';

/** Parts of Qatar's blue-plate addresses. */
const numbered: readonly (readonly [RegExp, string])[] = [
  [/^building (\d+)$/i, 'مبنى'],
  [/^street (\d+)$/i, 'شارع'],
  [/^zone (\d+)$/i, 'منطقة'],
  [/^tower (\d+)$/i, 'برج'],
];

/** Translated part by part; an unknown part stays as it came. */
export function placeName(place: string, language: Language): string {
  if (language === 'en') return place;
  return place
    .split(',')
    .map((part) => arabicPart(part.trim()))
    .join('، ');
}

function arabicPart(part: string): string {
  const known = districtNames[part.toLowerCase()] ?? streetNames[part.toLowerCase()];
  if (known !== undefined) return known;
  for (const [pattern, word] of numbered) {
    const number = pattern.exec(part)?.[1];
    if (number !== undefined) return withUnit(word, formatYear(Number(number), 'ar'));
  }
  return part;
}
