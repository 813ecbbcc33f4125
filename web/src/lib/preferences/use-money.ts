import { useAtomValue } from 'jotai';
import { useLanguage } from '#i18n/use-language.ts';
import { type Money, moneyIn } from './money.ts';
import { currencyAtom } from './preference-atoms.ts';

/** From QAR; null without a price. */
export function useMoney(): (qar: number | string | null | undefined) => Money | null {
  const currency = useAtomValue(currencyAtom);
  const { language } = useLanguage();
  return (qar) => moneyIn(currency, qar, language);
}
