import { atLeasts, choiceFilters } from '@manzil/core/listings/filter-params';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { type FilterName, type ListingFilters, wantsToBuy } from '#lib/listings/filters.ts';
import { factText } from '#lib/listings/fact-text.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { useFactStyle } from '#lib/listings/use-fact-style.ts';
import { facetsQuery } from '#lib/listings/queries.ts';
import { useArea } from '#lib/preferences/use-area.ts';
import { usePriceText } from './price-text.ts';

const isDeal = (value: string): boolean => /^(rent|sell|sale|buy|for[-_](rent|sale))$/i.test(value);

export function useFilterLabels(filters: ListingFilters): (name: FilterName) => string {
  const { t } = useTranslation(['filters', 'vocabulary', 'listingFields']);
  const { language } = useLanguage();
  const { data: facets } = useQuery(facetsQuery(language, filters));
  const priceOf = usePriceText();
  const areaOf = useArea();
  const style = useFactStyle();
  const words = useListingWords();
  const rooms = (value: string) => {
    const number = formatNumber(Number.parseInt(value, 10), language);
    return value.endsWith('+') ? `${number}+` : number;
  };
  const facet = (list: 'categories' | 'subCategories', value: string) =>
    facets?.[list].find((one) => one.value === value.toLowerCase())?.label ?? value;
  return (name) => {
    const value = filters[name] ?? '';
    switch (name) {
      case 'type':
        return isDeal(value)
          ? t(wantsToBuy(filters) ? 'chips.forSale' : 'chips.forRent')
          : facet('subCategories', value);
      case 'status':
        if (isDeal(value)) return t(wantsToBuy(filters) ? 'chips.forSale' : 'chips.forRent');
        return t(`chips.status.${value as 'sold' | 'rented' | 'available'}`);
      case 'category':
        return facet('categories', value);
      case 'subType':
        return facet('subCategories', value);
      case 'minPrice':
        return t('chips.fromPrice', { price: priceOf(value) });
      case 'maxPrice':
        return t('chips.toPrice', { price: priceOf(value) });
      case 'minArea':
        return t('chips.fromArea', { area: areaOf(value) ?? value });
      case 'maxArea':
        return t('chips.toArea', { area: areaOf(value) ?? value });
      case 'bedrooms':
      case 'bathrooms':
        return t('listingFields:count', { name: words.nameOf(name), number: rooms(value) });
      default: {
        const choice = choiceFilters.find(({ param }) => param === (name as string));
        if (choice !== undefined)
          return t('listingFields:count', {
            name: words.factOf(choice.field),
            number: words.choiceOf(choice.field, value),
          });
        const bound = atLeasts.find(({ param }) => param === (name as string));
        if (bound === undefined) return value;
        return words.chipOf(bound.field, factText(bound.unit, value, style) ?? value);
      }
    }
  };
}
