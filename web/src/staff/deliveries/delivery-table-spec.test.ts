import { describe, expect, it } from 'vitest';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { canReplay, deliveryTable, eventKey, subjectAddress } from './delivery-table-spec.ts';

const read = (query: string) => deliveryTable.toQuery(readTableQuery(new URLSearchParams(query), deliveryTable));

describe('the query of deliveries', () => {
  it('asks for the newest 50 when the address says nothing', () => {
    expect(read('')).toEqual({ page: 1, limit: 50, sort: 'newest' });
  });
  it('takes what it knows', () => {
    const query =
      'search= MZL-1 &state=parked&consumer=crm&event=lead.created&from=2026-11-01&to=2026-11-21&sort=waiting&page=2';
    expect(read(query)).toEqual({
      search: 'MZL-1',
      state: 'parked',
      consumer: 'crm',
      event: 'lead.created',
      from: '2026-11-01',
      to: '2026-11-21',
      sort: 'waiting',
      page: 2,
      limit: 50,
    });
  });
  it('does not ask for what does not exist', () => {
    expect(read('state=lost&consumer=fax&event=all&from=2026-02-30&to=yesterday&sort=best')).toEqual(read(''));
  });
});

it('leads to what a delivery is about, as far as it is there and may be seen', () => {
  const subject = { id: 7, reference: 'X', exists: true };
  expect(subjectAddress({ ...subject, kind: 'lead' }, true)).toBe('/admin/leads/7');
  expect(subjectAddress({ ...subject, kind: 'lead' }, false)).toBeNull();
  expect(subjectAddress({ ...subject, kind: 'property' }, false)).toBe('/admin/properties-table?dialog=view-7');
  expect(subjectAddress({ ...subject, kind: 'property', exists: false }, true)).toBeNull();
});

it('replays what was refused or parked, and names events by their key', () => {
  expect((['rejected', 'parked', 'delivered', 'retry_wait'] as const).map((state) => canReplay({ state }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(eventKey('property.deleted')).toBe('adminCrm:event.property_deleted');
});
