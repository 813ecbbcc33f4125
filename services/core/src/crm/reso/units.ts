import { squareMetresPerAcre, squareMetresPerHectare, squareMetresPerSquareFoot } from '../../platform/units.ts';
import { ownValue } from '../../platform/own-value.ts';
import { lookupKey } from './lookup-values.ts';

/** Keys also as servers misspell them. */
const squareMetres: Readonly<Record<string, number>> = {
  squaremeters: 1,
  squaremetres: 1,
  sqm: 1,
  m2: 1,
  squarefeet: squareMetresPerSquareFoot,
  sqft: squareMetresPerSquareFoot,
  ft2: squareMetresPerSquareFoot,
  acres: squareMetresPerAcre,
  acre: squareMetresPerAcre,
  hectares: squareMetresPerHectare,
  hectare: squareMetresPerHectare,
};

/** Null for an unknown unit: a guess would be wrong tenfold. */
export function inSquareMetres(area: number, unit: string | null): number | null {
  const factor = unit === null ? undefined : ownValue(squareMetres, lookupKey(unit));
  if (factor === undefined) return null;
  const whole = Math.round(area * factor);
  return whole > 0 && whole <= 2_147_483_647 ? whole : null;
}
