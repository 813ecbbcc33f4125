import { listQuery } from '#staff-ui/list/list-query.ts';
import type { TableQuery } from '#staff-ui/table/table-query.ts';

export const contactSorts = ['newest', 'name'] as const;

const asked = listQuery({ filters: { duplicates: ['true'] }, sorts: contactSorts, pageSize: 25 });

export const contactTable = {
  ...asked,
  toQuery: (table: TableQuery) => {
    const { duplicates, ...query } = asked.toQuery(table);
    return { ...query, ...(duplicates !== undefined && { duplicates: true }) };
  },
};

export const contactAddress = (id: number): string => `/admin/contacts/${String(id)}`;

/** Of an address; null for anything else. */
export const contactIdOf = (text: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null;
