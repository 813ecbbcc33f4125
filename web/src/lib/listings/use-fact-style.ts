import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitAtom, currencyAtom } from '#lib/preferences/preference-atoms.ts';
import type { FactStyle } from './fact-text.ts';

export function useFactStyle(): FactStyle {
  const { t } = useTranslation('listingFields');
  const { language } = useLanguage();
  const currency = useAtomValue(currencyAtom);
  const areaUnit = useAtomValue(areaUnitAtom);
  return { language, currency, areaUnit, perArea: (unit) => t('perArea', { unit }) };
}
