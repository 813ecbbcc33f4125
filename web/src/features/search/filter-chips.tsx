import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatArea, formatNumber, formatPrice } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import {
  changeFilters,
  filterNames,
  type FilterName,
  filterSearch,
  type ListingFilters,
  wantsToBuy,
} from '#lib/listings/filters.ts';
import { facetsQuery } from '#lib/listings/queries.ts';

/** What is filtered, each with a way to take it away. Links, so that they work without scripts. */
export function FilterChips({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('search');
  const { link } = useLanguage();
  const labelOf = useChipLabels();
  const active = filterNames.filter((name) => filters[name] !== undefined);
  if (active.length === 0) return null;
  const href = (search: string) => link('/properties') + search;
  return (
    <ul aria-label={t('chips.label')} className="flex flex-wrap items-center gap-2">
      {active.map((name) => {
        const label = labelOf(name, filters);
        return (
          <li key={name}>
            <Link
              to={href(filterSearch(changeFilters(filters, { [name]: undefined })))}
              aria-label={t('chips.remove', { filter: label })}
              className="inline-flex h-9 items-center gap-1.5 rounded-full border border-sand-300 bg-white ps-3.5 pe-2.5 text-sm font-medium text-stone-700 hover:border-maroon-600 hover:text-maroon-700"
            >
              {label}
              <X aria-hidden className="size-3.5" />
            </Link>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Link
            to={href(filterSearch({ sort: filters.sort }))}
            className="inline-flex h-9 items-center px-2 text-sm font-semibold text-maroon-700 underline-offset-4 hover:underline"
          >
            {t('chips.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}

function useChipLabels() {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { data: facets } = useQuery(facetsQuery(language));
  const rooms = (value: string) => {
    const number = formatNumber(Number.parseInt(value, 10), language);
    return value.endsWith('+') ? `${number}+` : number;
  };
  return (name: FilterName, filters: ListingFilters): string => {
    const value = filters[name] ?? '';
    switch (name) {
      case 'type':
      case 'status':
        return /^(sold|rented|available)$/.test(value)
          ? value
          : t(wantsToBuy(filters) ? 'chips.forSale' : 'chips.forRent');
      case 'category':
        return facets?.categories.find((one) => one.value === value)?.label ?? value;
      case 'subType':
        return facets?.subCategories.find((one) => one.value === value)?.label ?? value;
      case 'minPrice':
        return t('chips.fromPrice', { price: formatPrice(value, language) });
      case 'maxPrice':
        return t('chips.toPrice', { price: formatPrice(value, language) });
      case 'minArea':
        return t('chips.fromArea', { area: formatArea(value, language) ?? value });
      case 'maxArea':
        return t('chips.toArea', { area: formatArea(value, language) ?? value });
      case 'bedrooms':
        return t('chips.bedrooms', { number: rooms(value) });
      case 'bathrooms':
        return t('chips.bathrooms', { number: rooms(value) });
      default:
        return value;
    }
  };
}
