import { describe, expect, it } from 'vitest';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { leadAddress, leadIdOf, leadListAddress, leadTable } from './lead-table-spec.ts';

const read = (query: string) => leadTable.toQuery(readTableQuery(new URLSearchParams(query), leadTable));

describe('the query of leads', () => {
  it('asks for the newest 25 when the address says nothing', () => {
    expect(read('')).toEqual({ page: 1, limit: 25, sort: 'newest' });
  });
  it('takes what it knows', () => {
    expect(read('search= noura &status=contacted&stage=4&source=newsletter&crm=failed&sort=follow_up&page=3')).toEqual({
      search: 'noura',
      status: 'contacted',
      stage: 4,
      source: 'newsletter',
      crm: 'failed',
      sort: 'follow_up',
      page: 3,
      limit: 25,
    });
  });
  it('does not ask for a status, stage, source or order that does not exist', () => {
    expect(read('status=lost&stage=Viewing&source=all&crm=maybe&sort=best&search=%20')).toEqual(read(''));
  });
});

describe('the address of a lead', () => {
  it('keeps filters and page of the list, and the tab of the dashboard', () => {
    expect(leadAddress(new URLSearchParams('status=new&page=2'), 7)).toBe('/admin/leads/7?status=new&page=2');
    expect(leadAddress(new URLSearchParams('lead=6'), 7)).toBe('/admin/leads/7');
    expect(leadListAddress(new URLSearchParams('status=new'))).toBe('/admin/leads?status=new');
    expect(leadListAddress(new URLSearchParams('tab=leads&page=2'))).toBe('/admin?tab=leads&page=2');
  });

  it.each([
    ['7', 7],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['x', null],
    ['9007199254740993', null],
    [null, null],
  ])('reads %j', (text, id) => {
    expect(leadIdOf(text)).toBe(id);
  });
});
