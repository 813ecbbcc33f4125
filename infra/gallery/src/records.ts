import { runningDatabase } from '@manzil/embedded/postgres/running-database';
import { Client } from 'pg';

const day = "interval '1 day'";

/** What is kept and what is added; `n` counts from 1. */
const tables: Record<string, string> = {
  properties: `insert into properties (reference_id, title, title_ar, price, deal, category, subcategory, status, bedrooms,
      bathrooms, area, address, city, images, created_at)
    select 'MZL-G' || n, 'Apartment ' || n || ' with a view of the marina', 'شقة ' || n || ' بإطلالة على المارينا',
      3000 + n * 10, (array['rent', 'sale'])[1 + n % 2], 'residential', 'apartment',
      (array['for_rent', 'for_sale', 'rented', 'sold'])[1 + n % 4], n % 6, 1 + n % 4, 60 + n % 400, 'Marina District',
      (array['Lusail', 'Doha', 'Al Wakrah'])[1 + n % 3],
      coalesce((select images from properties where cardinality(images) > 0 limit 1), '{}'), now() - n * ${day} / 20
    from generate_series(1, $1) n`,
  leads: `insert into leads (first_name, last_name, email, phone, message, source, status, reference_id, language, created_at)
    select (array['Noura', 'Hamad', 'نورة', 'Fatima'])[1 + n % 4], (array['Al-Kuwari', 'الكواري', 'Al-Thani'])[1 + n % 3],
      'visitor' || n || '@example.com', '+974 5500 ' || lpad((n % 10000)::text, 4, '0'), 'Is it still available?',
      (array['contact_form', 'property_inquiry', 'newsletter', 'about_page'])[1 + n % 4],
      (array['new', 'contacted', 'qualified', 'converted'])[1 + n % 4], 'MZL-G' || n,
      (array['en', 'ar'])[1 + n % 2], now() - n * ${day} / 30
    from generate_series(1, $1) n`,
  blog_posts: `insert into blog_posts (title, slug, excerpt, content, status, language, published_at, category_id)
    select 'Market report ' || n, 'market-report-' || n, 'What moved in week ' || n, '<p>Prices held.</p>',
      (array['published', 'draft'])[1 + n % 2], 'en', case when n % 2 = 0 then now() - n * ${day} end,
      (select min(id) from blog_categories)
    from generate_series(1, $1) n`,
  agents: `insert into agents (name, title, phone, email, bio)
    select 'Member ' || n || ' of the team', 'Property Consultant', '+974 4400 0100', 'member' || n || '@example.com',
      'Knows the towers of Lusail.'
    from generate_series(1, least($1::int, 60)) n`,
  users: `insert into users (email, first_name, role)
    select 'staff' || n || '@example.com', 'Staff ' || n, (array['editor', 'agent', 'user'])[1 + n % 3]
    from generate_series(1, $1) n`,
};
/** What waits, waits until tomorrow. */
const outcome = `(array['delivered', 'delivered', 'retry_wait', 'rejected', 'delivered', 'retry_wait'])[1 + subject_id % 6]`;
const deliveries = [
  `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key,
      due_at, created_at)
    select gen_random_uuid(), 'crm', 'sandbox', 'lead.created', 'lead', id, 1, 1, 'gallery-' || id, now() + ${day}, created_at
    from leads`,
  // the table takes no delivery settled before it was sent
  `update deliveries set state = 'sending', attempts = 1, lease_until = now() where consumer = 'crm'`,
  `update deliveries set state = ${outcome}, lease_until = null,
      last_error_text = case when ${outcome} <> 'delivered' then 'The CRM answered 503' end,
      -- older than what a comparison with the CRM looks at: the CRM never had them
      settled_at = case when ${outcome} <> 'retry_wait' then now() - 2 * ${day} end
    where consumer = 'crm'`,
  `update leads set crm_synced = state = 'delivered', crm_sync_error = case when state = 'rejected' then 'crm.rejected' end
    from deliveries where subject_id = leads.id and consumer = 'crm'`,
  // the notifier writes these mails
  `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
    select gen_random_uuid(), 'mail', 'mail', 'lead.created', 'lead', id, 1, 1, 'gallery-mail-' || id
    from leads order by id limit 60`,
];

/** The log only grows. */
const auditEntries = `insert into audit_entries (at, actor_id, actor_name, actor_role, action, subject_kind, subject_id, subject_label,
    before, after)
  select now() - n * ${day} / 40, 1, 'admin', 'admin', 'property.updated', 'property', n::text, 'MZL-G' || n,
    jsonb_build_object('price', 3000 + n), jsonb_build_object('price', 3100 + n)
  from generate_series(1, $1) n`;

const kept = { users: 1, agents: 0, blog_posts: 0, leads: 0, properties: 0 } as const;

/**
 * @param dataDir of a Manzil that runs
 * @param count of each kind; the team stays at 60
 */
export async function fillRecords(dataDir: string, count: number): Promise<void> {
  const url = await runningDatabase(dataDir);
  if (url === null) throw new Error(`No database runs over ${dataDir}`);
  const client = new Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('delete from deliveries');
    if (count === 0) await client.query('delete from social_media_links');
    for (const [table, insert] of Object.entries(tables).toReversed()) {
      const keep = Math.max(count, kept[table as keyof typeof kept]);
      await client.query(`delete from ${table} where id not in (select id from ${table} order by id limit $1)`, [keep]);
      const { rows } = await client.query<{ missing: number }>(
        `select greatest(0, $1 - count(*)::int) as missing from ${table}`,
        [count],
      );
      await client.query(insert, [rows[0]?.missing ?? 0]);
    }
    for (const insert of deliveries) await client.query(insert);
    await client.query(auditEntries, [count]);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
