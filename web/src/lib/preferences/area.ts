import { formatArea, withUnit } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { type AreaUnitCode, areaUnits } from './area-units.ts';

/** Rounded: '120 sqm', '1,292 sq ft'. @param squareMetres as stored @returns null when unknown or 0 */
export function areaIn(
  unit: AreaUnitCode,
  squareMetres: number | string | null | undefined,
  language: Language,
): string | null {
  const { factor, symbol } = areaUnits[unit];
  const value = formatArea(Number(squareMetres ?? 0) * factor, language);
  return value === null ? null : withUnit(value, symbol[language]);
}
