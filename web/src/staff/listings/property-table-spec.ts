import { given, oneOf, type TableQuery, type TableSpec } from '#staff-ui/table/table-query.ts';
import type { PropertyQuery } from './api/admin-properties.ts';

export const sorts = ['date_desc', 'date_asc', 'price_desc', 'price_asc', 'title_asc', 'title_desc'] as const;
export const statuses = ['for_sale', 'for_rent', 'sold', 'rented', 'available'] as const;
/** Whole riyals: above the lower bound, up to the upper one. */
export const priceRanges = ['0-500000', '500000-1000000', '1000000-2000000', '2000000-'] as const;

export const propertyTable: TableSpec = {
  filters: ['type', 'status', 'city', 'price', 'category', 'visibility', 'source'],
  sorts,
};

/** Rows of one page. */
export const pageSize = 10;

/** The call's query for what the table shows; a value that the server would refuse does not filter. */
export function toPropertyQuery({ search, filters, sort, page }: TableQuery, language: 'en' | 'ar'): PropertyQuery {
  return {
    ...given('search', search === '' ? undefined : search),
    ...given('type', filters['type']),
    ...given('city', filters['city']),
    ...given('category', filters['category']),
    ...given('status', oneOf(statuses, filters['status'])),
    ...given('price', oneOf(priceRanges, filters['price'])),
    ...given('visibility', oneOf(['active', 'draft'] as const, filters['visibility'])),
    ...given('source', oneOf(['crm', 'manual'] as const, filters['source'])),
    ...given('sort', oneOf(sorts, sort)),
    language,
    page,
    limit: pageSize,
  };
}
