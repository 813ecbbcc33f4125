import type { FactField } from '@manzil/core/listings/facts';
import type { AtLeastField, RoomsParam } from '@manzil/core/listings/filter-params';
import { useTranslation } from 'react-i18next';

export interface ListingWords {
  nameOf: (field: FactField | RoomsParam) => string;
  /** The label of its field in the search box. */
  filterOf: (field: AtLeastField) => string;
  /** Says what it is filtered by. */
  chipOf: (field: AtLeastField, number: string) => string;
}

/** What visitors and staff call fields of listings. That each has its words is held by `i18n/en/listing-fields.ts`. */
export function useListingWords(): ListingWords {
  const { t } = useTranslation('listingFields');
  const word = t as unknown as (key: string, options?: object) => string;
  return {
    nameOf: (field) => word(`name.${field}`),
    filterOf: (field) => word(`filter.${field}.label`),
    chipOf: (field, number) => word(`filter.${field}.chip`, { number }),
  };
}
