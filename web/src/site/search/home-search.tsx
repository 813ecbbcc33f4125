import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { filterSearch, type ListingFilters } from '#lib/listings/filters.ts';
import { facetsQuery } from '#lib/listings/queries.ts';
import { AmountField, AreaUnitInput, PriceField } from './amount-fields.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { dealIn } from './form-values.ts';
import { bathroomOptions, bedroomOptions } from './options.ts';
import { ResultsButton } from './results-button.tsx';
import { CategoryField, CountField, SubTypeField } from './search-fields.tsx';
import { LocationField } from './location-field.tsx';
import { TransactionToggle } from './transaction-toggle.tsx';
import { useSearchForm } from './use-search-form.ts';

/** What the home page begins with. */
export const homeFilters: ListingFilters = { type: 'Rent', sort: 'newest', page: 1 };

/** 'Villa for sale', 'شقة للإيجار'. */
const saysDeal = /\b(?:rent|rental|lease|buy|sale|purchase)\b|[إا]يجار|للبيع|شراء|تمليك/i;

/** Each choice is counted; sent, it becomes the list's address. */
export function HomeSearch() {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const [filters, setFilters] = useState(homeFilters);
  const isTouched = filters !== homeFilters;
  const { data: facets } = useQuery(facetsQuery(language, filters));
  const navigate = useNavigate();
  const form = useSearchForm({
    filters,
    onChoice: ({ filters: chosen }) => setFilters(withSentence(chosen)),
    onSubmit: (chosen) => void navigate(form.action + filterSearch(withSentence(chosen))),
  });
  return (
    <form role="search" aria-label={t('formLabel')} {...form} className="rounded-2xl bg-white p-4 shadow-float sm:p-6">
      <TransactionToggle deal={dealIn(homeFilters)} />
      <div className="mt-4 grid gap-3 md:grid-cols-[1fr_1fr_1.5fr]">
        <CategoryField facets={facets} value={filters.category} />
        <SubTypeField facets={facets} value={filters.subType} />
        <LocationField facets={facets} value={undefined} />
      </div>
      <div className="mt-4">
        <FilterPanel
          labels={{ open: t('advanced'), close: t('hideAdvanced') }}
          panelClassName="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6"
          footer={<ResultsButton filters={filters} counts={isTouched} />}
          panel={
            <>
              <PriceField name="minPrice" filters={filters} />
              <PriceField name="maxPrice" filters={filters} />
              <AmountField name="minArea" filters={filters} />
              <AmountField name="maxArea" filters={filters} />
              <CountField name="bedrooms" options={bedroomOptions} value={undefined} />
              <CountField name="bathrooms" options={bathroomOptions.home} value={undefined} />
            </>
          }
        >
          <ResultsButton filters={filters} counts={isTouched} className="max-sm:w-full sm:min-w-40" />
        </FilterPanel>
      </div>
      <AreaUnitInput />
    </form>
  );
}

/** Nobody chose rent, it is where the box begins: the sentence counts. */
function withSentence({ type, ...others }: ListingFilters): ListingFilters {
  const said = type === homeFilters.type && saysDeal.test(others.city ?? '');
  return said || type === undefined ? others : { type, ...others };
}
