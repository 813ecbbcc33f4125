import { listQuery } from '#staff-ui/list/list-query.ts';

export const statuses = ['draft', 'published'] as const;
export const languages = ['en', 'ar'] as const;
export const sorts = ['newest', 'oldest', 'title'] as const;

export const postTable = listQuery({ filters: { status: statuses, language: languages }, sorts, pageSize: 25 });
