/** What visitors and staff call the fields of a listing that speak for themselves. A field that the table adds must be named here. */
import type { FactField } from '@manzil/core/listings/facts';
import type { AtLeastField, RoomsParam } from '@manzil/core/listings/filter-params';

export const listingFields = {
  name: {
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    yearBuilt: 'Year built',
    serviceCharge: 'Service charge',
  } satisfies Record<FactField | RoomsParam, string>,
  /** The label of the search box, and the chip of a search that is filtered. */
  filter: {
    yearBuilt: { label: 'Built in or after', chip: 'Built in {{number}} or later' },
  } satisfies Record<AtLeastField, { label: string; chip: string }>,
  /** A chip of so many rooms. */
  count: '{{name}}: {{number}}',
  perArea: 'per {{unit}} per month',
};
