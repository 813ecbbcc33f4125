/** Cookies, so that the server renders with them; mirrored to storage keys of the same names. */
import { type AreaUnitCode, defaultAreaUnit, isAreaUnit } from './area-units.ts';
import { type CurrencyCode, defaultCurrency, isCurrency } from './currencies.ts';

export interface Preferences {
  currency: CurrencyCode;
  areaUnit: AreaUnitCode;
}

export type PreferenceName = keyof Preferences;

const oneYearSeconds = 31_536_000;

/** From a Cookie header or document.cookie; unknown values become defaults. */
export function readPreferences(cookies: string | null | undefined): Preferences {
  const currency = cookieValue(cookies, 'currency');
  const areaUnit = cookieValue(cookies, 'areaUnit');
  return {
    currency: isCurrency(currency) ? currency : defaultCurrency,
    areaUnit: isAreaUnit(areaUnit) ? areaUnit : defaultAreaUnit,
  };
}

function cookieValue(cookies: string | null | undefined, wanted: PreferenceName): string | undefined {
  return (cookies ?? '')
    .split(';')
    .map((part) => part.trim().split('=', 2))
    .find(([name]) => name === wanted)?.[1];
}

/** For document.cookie and Set-Cookie; one year. */
export function preferenceCookie(name: PreferenceName, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${String(oneYearSeconds)}; SameSite=Lax`;
}

export function storePreference(name: PreferenceName, value: string): void {
  document.cookie = preferenceCookie(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is off: the cookie keeps it.
  }
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

function stored(name: PreferenceName): string | null {
  if (cookieValue(document.cookie, name) !== undefined) return null;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
