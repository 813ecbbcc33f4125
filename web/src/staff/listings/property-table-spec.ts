import { deals } from '@manzil/core/listings/deal';
import { kindNames } from '@manzil/core/listings/kinds';
import { propertyStatuses } from '@manzil/core/listings/property';
import { anyWord, listQuery } from '#staff-ui/list/list-query.ts';

export const sorts = ['date_desc', 'date_asc', 'price_desc', 'price_asc', 'title_asc', 'title_desc'] as const;
/** Riyals, above the lower bound, up to the upper. */
export const priceRanges = ['0-500000', '500000-1000000', '1000000-2000000', '2000000-'] as const;

export const visibilities = ['active', 'draft'] as const;
export const sources = ['crm', 'manual'] as const;

export const completenessFilters = ['complete', 'incomplete', 'below', 'waiting'] as const;

export const mandateFilters = ['none', 'ending'] as const;

export const propertyTable = listQuery({
  filters: {
    deal: deals,
    kind: kindNames,
    city: anyWord,
    category: anyWord,
    status: propertyStatuses,
    price: priceRanges,
    visibility: visibilities,
    source: sources,
    unsure: ['yes'],
    enough: completenessFilters,
    mandate: mandateFilters,
  },
  sorts,
  pageSize: 10,
});
