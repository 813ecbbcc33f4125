import { expect, test } from 'vitest';
import { insertList, selectList, setList, snake } from './columns.ts';

test('camelCase becomes snake_case', () => {
  expect([snake('whatsappNumber'), snake('id'), snake('crmSyncedAt')]).toEqual([
    'whatsapp_number',
    'id',
    'crm_synced_at',
  ]);
});

test('a select list names each column as the code does, with moments as ISO text and coordinates as numbers', () => {
  const list = selectList('p', ['referenceId', 'latitude', 'createdAt']);
  expect(list).toContain('p.reference_id as "referenceId"');
  expect(list).toContain('p.latitude::float8 as "latitude"');
  expect(list).toMatch(/to_char\(p\.created_at at time zone 'UTC', .*\) as "createdAt"$/);
});

test('insert and set lists name columns as the table does', () => {
  expect(insertList<'deliveries'>('id', 'subjectKind')).toBe('id, subject_kind');
  const values = { state: `'pending'`, leaseUntil: 'null' };
  expect(setList<'deliveries'>(values)).toBe(`state = 'pending', lease_until = null`);
});

test('a column that no entity has does not compile, nor does a moment that would come as PostgreSQL writes it', () => {
  expect(selectList<'deliveries'>('d', ['fence'])).toBe('d.fence::float8 as "fence"');
  // @ts-expect-error the column has another name
  selectList<'deliveries'>('d', ['subjectID']);
  // @ts-expect-error its name does not say that it is a moment
  selectList<'deliveries'>('d', ['leaseUntil']);
  // @ts-expect-error there is no such table
  selectList<'delivery'>('d', ['id']);
  // @ts-expect-error the column belongs to another table
  selectList<'agents'>('a', ['crmHash']);
  // @ts-expect-error the column has another name
  insertList<'deliveries'>('subject_kind');
  // @ts-expect-error the column has another name
  setList<'deliveries'>({ leasedUntil: 'null' });
});
