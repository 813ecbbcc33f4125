import type { listingFields as english } from '../en/listing-fields.ts';

export const listingFields: typeof english = {
  name: {
    bedrooms: 'غرف النوم',
    bathrooms: 'الحمامات',
  },
  filter: {
    yearBuilt: { label: 'سنة البناء من', chip: 'بُني عام {{number}} أو بعده' },
  },
  count: '{{name}}: {{number}}',
  perArea: 'لكل {{unit}} شهريًا',
};
