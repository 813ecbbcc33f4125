import { readStorage } from '#lib/storage.ts';
import { cookieValue } from '#lib/stored-choice.ts';
import { type AreaUnitCode, defaultAreaUnit, isAreaUnit } from './area-units.ts';
import { type CurrencyCode, defaultCurrency, isCurrency } from './currencies.ts';

export interface Preferences {
  currency: CurrencyCode;
  areaUnit: AreaUnitCode;
}

/** From a Cookie header or document.cookie; unknown values become defaults. */
export function readPreferences(cookies: string | null | undefined): Preferences {
  const currency = cookieValue(cookies, 'currency');
  const areaUnit = cookieValue(cookies, 'areaUnit');
  return {
    currency: isCurrency(currency) ? currency : defaultCurrency,
    areaUnit: isAreaUnit(areaUnit) ? areaUnit : defaultAreaUnit,
  };
}

/** Choices in storage whose cookie is gone. */
export function choicesWithoutCookie(): Partial<Preferences> {
  const known = readPreferences(document.cookie);
  const currency = stored('currency');
  const areaUnit = stored('areaUnit');
  return {
    ...(isCurrency(currency) && known.currency !== currency ? { currency } : {}),
    ...(isAreaUnit(areaUnit) && known.areaUnit !== areaUnit ? { areaUnit } : {}),
  };
}

const stored = (name: keyof Preferences): string | null =>
  cookieValue(document.cookie, name) === undefined ? readStorage(name) : null;
