import { useAtomValue } from 'jotai';
import { useLanguage } from '#i18n/use-language.ts';
import { type Money, moneyIn } from './money.ts';
import { currencyAtom } from './preference-atoms.ts';

/** Puts prices in QAR into the visitor's currency and language; null when there is no price. */
export function useMoney(): (qar: number | string | null | undefined) => Money | null {
  const currency = useAtomValue(currencyAtom);
  const { language } = useLanguage();
  return (qar) => moneyIn(currency, qar, language);
}
