import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { facetsQuery } from '#lib/listings/queries.ts';
import { Button } from '#ui/button.tsx';
import { bathroomOptions, bedroomOptions } from './options.ts';
import { PanelToggle } from './panel-toggle.tsx';
import { CategoryField, CountField, NumberField, SubTypeField } from './search-fields.tsx';
import { LocationField } from './location-field.tsx';
import { useSearchForm } from './submit-search.ts';
import { TransactionToggle } from './transaction-toggle.tsx';

export function HomeSearch() {
  const { t } = useTranslation('search');
  const { language } = useLanguage();
  const { data: facets } = useQuery(facetsQuery(language));
  const form = useSearchForm();
  return (
    <form role="search" aria-label={t('formLabel')} {...form} className="rounded-2xl bg-white p-4 shadow-float sm:p-6">
      <TransactionToggle buying={false} />
      <div className="mt-4 grid gap-3 md:grid-cols-[1fr_1fr_1.5fr]">
        <CategoryField facets={facets} value={undefined} />
        <SubTypeField facets={facets} value={undefined} />
        <LocationField facets={facets} value={undefined} />
      </div>
      <div className="mt-4">
        <PanelToggle
          labels={{ open: t('advanced'), close: t('hideAdvanced') }}
          panelClassName="mt-4 grid grid-cols-2 gap-3 border-t border-sand-200 pt-4 md:grid-cols-3 xl:grid-cols-6"
          panel={
            <>
              <NumberField name="minPrice" label={t('minPrice')} value={undefined} />
              <NumberField name="maxPrice" label={t('maxPrice')} value={undefined} />
              <NumberField name="minArea" label={t('minArea')} value={undefined} />
              <NumberField name="maxArea" label={t('maxArea')} value={undefined} />
              <CountField name="bedrooms" options={bedroomOptions} value={undefined} />
              <CountField name="bathrooms" options={bathroomOptions.home} value={undefined} />
            </>
          }
        >
          <Button type="submit" className="max-sm:w-full sm:min-w-40">
            <Search aria-hidden className="size-4" />
            {t('submit')}
          </Button>
        </PanelToggle>
      </div>
    </form>
  );
}
