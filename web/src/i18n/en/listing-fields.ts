/** A new field of the table must be named here. */
import type { FactField } from '@manzil/core/listings/facts';
import type { AtLeastField, RoomsParam } from '@manzil/core/listings/filter-params';

export const listingFields = {
  name: {
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    yearBuilt: 'Year built',
    serviceCharge: 'Service charge',
  } satisfies Record<FactField | RoomsParam, string>,
  /** Label in the search box, and text of the chip. */
  filter: {
    yearBuilt: { label: 'Built in or after', chip: 'Built in {{number}} or later' },
  } satisfies Record<AtLeastField, { label: string; chip: string }>,
  /** Chip. */
  count: '{{name}}: {{number}}',
  perArea: 'per {{unit}} per month',
};
