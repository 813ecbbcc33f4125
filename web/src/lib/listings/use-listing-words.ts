import type { AtLeastField, ChoiceField, RoomsParam } from '@manzil/core/listings/filter-params';
import { useTranslation } from 'react-i18next';

export interface ListingWords {
  nameOf: (field: RoomsParam) => string;
  filterOf: (field: AtLeastField) => string;
  chipOf: (field: AtLeastField, number: string) => string;
  /** Of facts: their texts come with the pages of listings. */
  factOf: (field: ChoiceField) => string;
  choiceOf: (field: ChoiceField, choice: string) => string;
}

/** Of staff and visitors; `i18n/en/listing-fields.ts` has words for each. */
export function useListingWords(): ListingWords {
  const { t } = useTranslation(['listingFields', 'facts']);
  const word = t as unknown as (key: string, options?: object) => string;
  return {
    nameOf: (field) => word(`name.${field}`),
    filterOf: (field) => word(`filter.${field}.label`),
    chipOf: (field, number) => word(`filter.${field}.chip`, { number }),
    factOf: (field) => word(`facts:name.${field}`),
    choiceOf: (field, choice) => word(`facts:choice.${field}.${choice}`),
  };
}
