import { expect, test } from 'vitest';
import { selectList, selectObject, snake } from './columns.ts';

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

test('an object is null when its row is absent', () => {
  expect(selectObject('a', ['id', 'imageUrl'], 'agent')).toBe(
    `case when a.id is not null then json_build_object('id', a.id, 'imageUrl', a.image_url) end as "agent"`,
  );
});
