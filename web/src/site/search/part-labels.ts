import { useTranslation } from 'react-i18next';
import type { UnderstoodPart } from '#lib/listings/types.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { usePriceText } from './price-text.ts';

/** Numbers as they were understood, everything else in the visitor's words. */
export function usePartLabels(): (part: UnderstoodPart) => string {
  const { t } = useTranslation('filters');
  const priceOf = usePriceText();
  const areaOf = useArea();
  return ({ thing, words, minPrice, maxPrice, minArea, maxArea }) => {
    const areas = [
      ...(minArea === undefined ? [] : [t('chips.fromArea', { area: areaOf(minArea) })]),
      ...(maxArea === undefined ? [] : [t('chips.toArea', { area: areaOf(maxArea) })]),
    ];
    const prices = [
      ...(minPrice === undefined ? [] : [t('chips.fromPrice', { price: priceOf(String(minPrice)) })]),
      ...(maxPrice === undefined ? [] : [t('chips.toPrice', { price: priceOf(String(maxPrice)) })]),
    ];
    const said = thing === 'people' ? [words, ...areas] : [...prices, ...areas];
    return t('understood.part', {
      thing: t(`understood.thing.${thing}`),
      words: said.length === 0 ? words : said.join(' – '),
    });
  };
}
