import { oneOf, type TableQuery, type TableSpec } from '#staff-ui/table/table-query.ts';
import type { PostQuery } from './api/posts.ts';

export const statuses = ['draft', 'published'] as const;
export const languages = ['en', 'ar'] as const;
export const sorts = ['newest', 'oldest', 'title'] as const;

export const postTable: TableSpec = { filters: ['status', 'language'], sorts };

/** Rows of one page. */
export const pageSize = 25;

/** The call's query for what the table shows; a value that the server would refuse does not filter. */
export function toPostQuery({ search, filters, sort, page }: TableQuery): PostQuery {
  const status = oneOf(statuses, filters['status']);
  const language = oneOf(languages, filters['language']);
  return {
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(language === undefined ? {} : { language }),
    sort: oneOf(sorts, sort) ?? 'newest',
    page,
    limit: pageSize,
  };
}
