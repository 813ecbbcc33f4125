import { atLeasts } from '@manzil/core/listings/filter-params';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { filterSearch, type ListingFilters, wantsToBuy } from '#lib/listings/filters.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { facetsQuery } from '#lib/listings/queries.ts';
import { Button } from '#ui/button.tsx';
import { bathroomOptions, bedroomOptions, maxPriceOptions, minPriceOptions } from './options.ts';
import { PanelToggle } from './panel-toggle.tsx';
import { CategoryField, CountField, NumberField, PriceSelect, SubTypeField } from './search-fields.tsx';
import { LocationField } from './location-field.tsx';
import { useSearchForm } from './submit-search.ts';
import { TransactionToggle } from './transaction-toggle.tsx';

/** Remounted with the address: it shows what is filtered. */
export function ListSearch({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { data: facets } = useQuery(facetsQuery(language, filters));
  const { filterOf } = useListingWords();
  const form = useSearchForm();
  return (
    <form
      key={filterSearch({ ...filters, page: 1 })}
      role="search"
      aria-label={t('formLabel')}
      {...form}
      className="rounded-2xl border border-sand-200 bg-white p-4 shadow-card sm:p-5"
    >
      <div className="grid items-center gap-3 sm:grid-cols-[auto_1fr_auto]">
        <TransactionToggle buying={wantsToBuy(filters)} />
        <LocationField hideLabel facets={facets} value={filters.city} />
        <Button type="submit" className="h-12">
          <Search aria-hidden className="size-4" />
          {t('submit')}
        </Button>
      </div>
      {filters.sort !== 'newest' && <input type="hidden" name="sort" value={filters.sort} />}
      <div className="mt-3">
        <PanelToggle
          labels={{ open: t('moreFilters'), close: t('fewerFilters') }}
          panelClassName="mt-3 grid grid-cols-2 gap-3 border-t border-sand-200 pt-4 md:grid-cols-4"
          panel={
            <>
              <CategoryField facets={facets} value={filters.category} withCounts />
              <SubTypeField facets={facets} value={filters.subType} />
              <CountField name="bedrooms" options={bedroomOptions} value={filters.bedrooms} />
              <CountField name="bathrooms" options={bathroomOptions.list} value={filters.bathrooms} />
              <PriceSelect name="minPrice" options={minPriceOptions} value={filters.minPrice} />
              <PriceSelect name="maxPrice" options={maxPriceOptions} value={filters.maxPrice} />
              <NumberField name="minArea" label={t('minArea')} value={filters.minArea} />
              <NumberField name="maxArea" label={t('maxArea')} value={filters.maxArea} />
              {atLeasts.map(({ param, field }) => (
                <NumberField key={param} name={param} label={filterOf(field)} value={filters[param]} />
              ))}
            </>
          }
        />
      </div>
    </form>
  );
}
