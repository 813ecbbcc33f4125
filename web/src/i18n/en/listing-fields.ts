/** A field with a filter must be named here, a fact in `site/facts.ts`. */
import type { AtLeastField, RoomsParam } from '@manzil/core/listings/filter-params';

export const listingFields = {
  name: {
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
  } satisfies Record<RoomsParam, string>,
  /** Label in the search box, and text of the chip. */
  filter: {
    yearBuilt: { label: 'Built in or after', chip: 'Built in {{number}} or later' },
  } satisfies Record<AtLeastField, { label: string; chip: string }>,
  /** Chip. */
  count: '{{name}}: {{number}}',
  perArea: 'per {{unit}} per month',
};
