import { useAtomValue } from 'jotai';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitAtom, currencyAtom } from './preference-atoms.ts';
import { type RentRate, rentRateIn } from './rent-rate.ts';

export function useRentRate(): (qar: number | string | null, squareMetres: number | null) => RentRate | null {
  const currency = useAtomValue(currencyAtom);
  const areaUnit = useAtomValue(areaUnitAtom);
  const { language } = useLanguage();
  return (qar, squareMetres) => rentRateIn({ currency, areaUnit }, qar, squareMetres, language);
}
