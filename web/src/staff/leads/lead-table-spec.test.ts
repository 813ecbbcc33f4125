import { describe, expect, it } from 'vitest';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { leadTable, withLead } from './lead-table-spec.ts';

const read = (query: string) => leadTable.toQuery(readTableQuery(new URLSearchParams(query), leadTable));

describe('the query of leads', () => {
  it('asks for the newest 25 when the address says nothing', () => {
    expect(read('')).toEqual({ page: 1, limit: 25, sort: 'newest' });
  });
  it('takes what it knows', () => {
    expect(read('search= noura &status=contacted&source=newsletter&crm=failed&sort=follow_up&page=3')).toEqual({
      search: 'noura',
      status: 'contacted',
      source: 'newsletter',
      crm: 'failed',
      sort: 'follow_up',
      page: 3,
      limit: 25,
    });
  });
  it('does not ask for a status, source or order that does not exist', () => {
    expect(read('status=lost&source=all&crm=maybe&sort=best&search=%20')).toEqual(read(''));
  });
});

describe('withLead', () => {
  it('keeps filters and page below the window', () => {
    const params = new URLSearchParams('status=new&page=2');
    expect(withLead(params, 7)).toBe('?status=new&page=2&lead=7');
    expect(withLead(new URLSearchParams('status=new&lead=7'), null)).toBe('?status=new');
    expect(withLead(new URLSearchParams('lead=7'), null)).toBe('?');
  });
});
