import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });

afterAll(async () => {
  await db.close();
  await home.drop();
});

async function rulesOf(table: string): Promise<Record<string, string>> {
  const { rows } = await db.pool.query<{ name: string; rule: string }>(
    `select a.attname as name,
            concat_ws(' ',
              format_type(a.atttypid, a.atttypmod),
              case when a.attnotnull then 'required' end,
              'default ' || nullif(pg_get_expr(d.adbin, d.adrelid), ''),
              (select 'unique' from pg_index i
               where i.indrelid = a.attrelid and i.indisunique and not i.indisprimary and i.indnatts = 1
                 and i.indkey[0] = a.attnum limit 1),
              (select '-> ' || c.confrelid::regclass::text || case c.confdeltype when 'n' then ' or null' else '' end
               from pg_constraint c
               where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum] limit 1)) as rule
     from pg_attribute a
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = '' and a.attidentity = ''
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return Object.fromEntries(rows.map(({ name, rule }) => [name, rule]));
}

const stamps = {
  created_at: 'timestamp with time zone required default now()',
  updated_at: 'timestamp with time zone required default now()',
};

test('accounts [A-140 A-141 A-142 A-328]', async () => {
  expect(await rulesOf('users')).toMatchObject({
    email: 'text required unique',
    first_name: 'text',
    last_name: 'text',
    profile_image_url: 'text',
    role: "text required default 'user'::text -> roles",
    ...stamps,
  });
});

test('the team [A-144 A-145 A-146 A-147]', async () => {
  expect(await rulesOf('agents')).toMatchObject({
    user_id: 'integer -> users or null',
    name: 'text required',
    title: 'text required',
    is_active: 'boolean required default true',
    ...stamps,
  });
});

test('listings [A-151 A-152 A-153 A-154 A-155 A-156 A-157 A-158 A-159 A-160 A-161 A-162 A-163 A-164 A-165 A-166 A-167 A-168 A-169 A-454]', async () => {
  expect(await rulesOf('properties')).toMatchObject({
    reference_id: 'text unique',
    title: 'text required',
    title_ar: 'text',
    price: 'numeric(12,2) required',
    currency: "text required default 'QAR'::text",
    deal: 'text required',
    status: 'text required',
    bedrooms: 'integer',
    bathrooms: 'integer',
    area: 'integer',
    area_unit: "text required default 'sqm'::text",
    address: 'text required',
    city: 'text required',
    state: 'text',
    zip_code: 'text',
    latitude: 'numeric(10,8)',
    longitude: 'numeric(11,8)',
    images: "text[] required default '{}'::text[]",
    features: "text[] required default '{}'::text[]",
    source: "text required default 'manual'::text",
    agent_id: 'integer -> agents or null',
    is_featured: 'boolean required default false',
    is_active: 'boolean required default true',
    ...stamps,
  });
});

test('the blog [A-171 A-172 A-173 A-174 A-175 A-176 A-177 A-178 A-179 A-180]', async () => {
  expect(await rulesOf('blog_categories')).toMatchObject({
    name: 'text required unique',
    slug: 'text required unique',
    description: 'text',
  });
  expect(await rulesOf('blog_posts')).toMatchObject({
    title: 'text required',
    slug: 'text required unique',
    content: 'text required',
    author_id: 'integer -> users or null',
    category_id: 'integer -> blog_categories or null',
    status: "text required default 'draft'::text",
    language: "text required default 'en'::text",
    tags: "text[] required default '{}'::text[]",
    published_at: 'timestamp with time zone',
    ...stamps,
  });
});

test('leads [A-182 A-183 A-184 A-185 A-186]', async () => {
  expect(await rulesOf('leads')).toMatchObject({
    email: 'text required',
    source: 'text required',
    status: "text required default 'new'::text",
    reference_id: 'text required unique',
    crm_synced: 'boolean required default false',
    property_id: 'integer -> properties or null',
    agent_id: 'integer -> agents or null',
    ...stamps,
  });
});

test('social links and tags [A-197 A-198 A-199 A-200 A-201 A-202 A-204 A-205 A-206 A-207]', async () => {
  expect(await rulesOf('social_media_links')).toMatchObject({
    platform: 'character varying(50) required unique',
    url: 'character varying(500) required',
    display_name: 'character varying(100)',
    icon: 'character varying(100)',
    is_active: 'boolean required default true',
    sort_order: 'integer required default 0',
    ...stamps,
  });
  expect(await rulesOf('meta_tags')).toMatchObject({
    platform: 'character varying(50) required unique',
    tag_name: 'character varying(100)',
    content: 'character varying(500) required',
    is_active: 'boolean required default true',
    ...stamps,
  });
});

test('listings that came and were not taken over yet [A-190 A-191 A-192 A-193]', async () => {
  const [staged, listings] = [await rulesOf('staging_properties'), await rulesOf('properties')];
  expect(staged).toMatchObject({
    price: 'text',
    latitude: 'text',
    longitude: 'text',
    source: "text required default 'crm'::text",
    raw_data: 'json required',
    sync_batch: expect.stringMatching(/^uuid required/),
    duplicate_status: "text required default 'pending'::text",
    duplicate_reason: 'text',
    agent_id: 'integer -> agents or null',
    ...stamps,
  });
  const shared = [
    'reference_id',
    'title',
    'description',
    'type',
    'status',
    'bedrooms',
    'bathrooms',
    'area',
    'address',
    'city',
  ];
  const kind = (rule: string | undefined): string | undefined => rule?.replace(/ (required|default|unique|->).*$/, '');
  for (const column of [...shared, 'state', 'zip_code', 'images', 'features', 'agent_id', 'currency', 'area_unit'])
    expect([column, kind(staged[column])]).toEqual([column, kind(listings[column])]);
  expect(listings).toMatchObject({
    price: expect.stringMatching(/^numeric/),
    latitude: expect.stringMatching(/^numeric/),
  });
});

test('the schedule of pulls [A-195]', async () => {
  expect(await rulesOf('sync_schedule')).toMatchObject({
    schedule_time: "text required default '*/15 * * * *'::text",
    is_active: 'boolean required default true',
    ...stamps,
  });
});
