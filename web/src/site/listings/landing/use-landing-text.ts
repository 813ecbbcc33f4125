import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { LandingPage } from '#lib/listings/landing-queries.ts';
import { areaUnitAtom, currencyAtom } from '#lib/preferences/preference-atoms.ts';
import { moneyIn } from '#lib/preferences/money.ts';
import { rentRateIn } from '#lib/preferences/rent-rate.ts';

/** Sentences of the figures that there are: how many, from what to what, and what a square metre costs. */
export function useLandingText({ deal, prices, pagination }: LandingPage): string[] {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const style = { currency: useAtomValue(currencyAtom), areaUnit: useAtomValue(areaUnitAtom) };
  const number = (value: number) => formatNumber(value, language);
  const money = (riyals: number) => moneyIn(style.currency, riyals, language)?.amount ?? '';
  const total = t('count', { count: pagination.total, number: number(pagination.total) });
  if (prices === null) return [total, t('onRequest')];
  const { count, min, max, median, medianPerMetre, measured } = prices;
  const rate = medianPerMetre === null ? null : rentRateIn(style, medianPerMetre, 1, language);
  return [
    total,
    min === max
      ? t(`same.${deal}`, { price: money(min) })
      : t(`range.${deal}`, { min: money(min), max: money(max), median: money(median) }),
    ...(rate === null
      ? []
      : [
          t(`perArea.${deal}`, {
            rate: rate.amount,
            unit: rate.unit,
            of: t('of', { count: measured, number: number(measured) }),
          }),
        ]),
    ...(count < pagination.total
      ? [t('others', { count: pagination.total - count, number: number(pagination.total - count) })]
      : []),
  ];
}
