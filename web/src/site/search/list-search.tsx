import { atLeasts, choiceFilters } from '@manzil/core/listings/filter-params';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { useListingWords } from '#lib/listings/use-listing-words.ts';
import { facetsQuery } from '#lib/listings/queries.ts';
import { AmountField, AreaUnitInput, PriceField } from './amount-fields.tsx';
import { focusResults } from './chip.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { dealIn } from './form-values.ts';
import { bathroomOptions, bedroomOptions } from './options.ts';
import { ResultsButton } from './results-button.tsx';
import { ChoiceField, NumberField } from './list-fields.tsx';
import { CategoryField, CountField, SubTypeField } from './search-fields.tsx';
import { LocationField } from './location-field.tsx';
import { TransactionToggle } from './transaction-toggle.tsx';
import { useSearchForm } from './use-search-form.ts';

/** The list follows it: what is chosen stands in the address. */
export function ListSearch({ filters }: { filters: ListingFilters }) {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { data: facets } = useQuery(facetsQuery(language, filters));
  const { filterOf } = useListingWords();
  const navigate = useNavigate();
  const deal = dealIn(filters);
  const form = useSearchForm({
    filters,
    onChoice: ({ filters: chosen, again }) =>
      void navigate(form.action + filterSearch(chosen), { preventScrollReset: true, replace: again }),
    onSubmit(chosen) {
      void navigate(form.action + filterSearch(chosen), { preventScrollReset: true });
      focusResults();
    },
  });
  const hidden = {
    sort: filters.sort === 'newest' ? undefined : filters.sort,
    without: filters.without,
    status: deal === null ? filters.status : undefined,
  };
  return (
    <form
      role="search"
      aria-label={t('formLabel')}
      {...form}
      className="rounded-2xl border border-sand-200 bg-white p-4 shadow-card sm:p-5"
    >
      <div className="grid items-center gap-3 sm:grid-cols-[auto_1fr_auto]">
        <TransactionToggle deal={deal} withBoth />
        <LocationField hideLabel facets={facets} value={filters.city} />
        <ResultsButton filters={filters} className="h-12 sm:min-w-52" />
      </div>
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="mt-3">
        <FilterPanel
          labels={{ open: t('moreFilters'), close: t('fewerFilters') }}
          panelClassName="grid grid-cols-2 gap-3 md:grid-cols-4"
          footer={<ResultsButton filters={filters} />}
          panel={
            <>
              <CategoryField facets={facets} value={filters.category} withCounts />
              <SubTypeField facets={facets} value={filters.subType} />
              <CountField name="bedrooms" options={bedroomOptions} value={filters.bedrooms} />
              <CountField name="bathrooms" options={bathroomOptions.list} value={filters.bathrooms} />
              <PriceField name="minPrice" filters={filters} />
              <PriceField name="maxPrice" filters={filters} />
              <AmountField name="minArea" filters={filters} />
              <AmountField name="maxArea" filters={filters} />
              {choiceFilters.map((one) => (
                <ChoiceField key={one.param} {...one} value={filters[one.param]} />
              ))}
              {atLeasts.map(({ param, field }) => (
                <NumberField key={param} name={param} label={filterOf(field)} value={filters[param]} />
              ))}
            </>
          }
        />
      </div>
      <AreaUnitInput />
    </form>
  );
}
