import { atom, createStore } from 'jotai';
import { type AreaUnitCode, defaultAreaUnit } from './area-units.ts';
import { type CurrencyCode, defaultCurrency } from './currencies.ts';
import { storeChoice } from '#lib/stored-choice.ts';
import type { Preferences } from './stored-preferences.ts';

const chosenCurrency = atom<CurrencyCode>(defaultCurrency);
const chosenAreaUnit = atom<AreaUnitCode>(defaultAreaUnit);

/** Setting it stores it. */
export const currencyAtom = atom(
  (get) => get(chosenCurrency),
  (_get, set, currency: CurrencyCode) => {
    set(chosenCurrency, currency);
    storeChoice('currency', currency);
  },
);

/** Setting it stores it. */
export const areaUnitAtom = atom(
  (get) => get(chosenAreaUnit),
  (_get, set, areaUnit: AreaUnitCode) => {
    set(chosenAreaUnit, areaUnit);
    storeChoice('areaUnit', areaUnit);
  },
);

export function storeWithPreferences({ currency, areaUnit }: Preferences): ReturnType<typeof createStore> {
  const store = createStore();
  store.set(chosenCurrency, currency);
  store.set(chosenAreaUnit, areaUnit);
  return store;
}
