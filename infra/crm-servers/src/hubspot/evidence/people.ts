/** Each enquires several times, in several spellings. */
import { uuidV7 } from '@manzil/core/platform/ids';
import type pg from 'pg';

export interface SeededLead {
  id: number;
  reference: string;
  /** Who wrote it. */
  home: number;
  /** With whose contact it is to stand. */
  person: string;
  version: number;
}

const leadsOfPerson = 4;

/** @param count a multiple of 4 */
export async function seedLeads(pool: pg.Pool, count: number): Promise<SeededLead[]> {
  const leads: SeededLead[] = [];
  for (let n = 0; n < count; n += 1) leads.push(await seedLead(pool, n, Math.floor(n / leadsOfPerson)));
  return leads;
}

export async function seedLead(pool: pg.Pool, n: number, home: number): Promise<SeededLead> {
  const reference = `MZL-EV-${String(n).padStart(6, '0')}`;
  const { rows } = await pool.query<{ id: number }>(
    `insert into leads (reference_id, first_name, last_name, email, phone, message, source)
     values ($1, $2, $3, $4, $5, $6, 'contact_form') returning id`,
    [reference, `Visitor${String(n)}`, 'Test', emailOf(home, n), phoneOf(home, n), `Message ${String(n)}`],
  );
  const id = rows[0]!.id;
  await addDelivery(pool, id, 1, 1, 'lead.created');
  return { id, reference, home, person: personKey(home), version: 1 };
}

/** Which the person's first enquiry made; it may be empty by now. */
export async function contactOf(pool: pg.Pool, person: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select c.id from contacts c join leads l on l.id = c.first_lead_id where lead_email_key(l.email) = lead_email_key($1)',
    [emailOf(person, 0)],
  );
  return rows[0]!.id;
}

/** As the platform counts them by now. */
export async function readVersions(pool: pg.Pool, leads: readonly SeededLead[]): Promise<void> {
  const { rows } = await pool.query<{ id: number; version: number }>('select id, version from leads');
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const lead of leads) lead.version = versions.get(lead.id) ?? 0;
}

/** HubSpot refuses it: the phone tells. */
const hasUnusualEmail = (person: number): boolean => person % 5 === 4;

function emailOf(person: number, n: number): string {
  if (hasUnusualEmail(person)) return `زائر${String(person)}@مثال.قطر`;
  const email = `visitor.${String(person)}@example.com`;
  return n % 2 === 0 ? email : email.toUpperCase();
}

function phoneOf(person: number, n: number): string | null {
  if (!hasUnusualEmail(person) && n % 3 === 0) return null;
  const number = String(55_000_000 + person);
  return n % 2 === 0 ? `+974 ${number}` : `00974${number}`;
}

export function personKey(person: number): string {
  return hasUnusualEmail(person) ? `phone:974${String(55_000_000 + person)}` : `visitor.${String(person)}@example.com`;
}

export async function changeSome(pool: pg.Pool, leads: readonly SeededLead[]): Promise<void> {
  for (const lead of leads.filter((_lead, at) => at % 3 === 0)) {
    await pool.query(`update leads set status = 'qualified', version = 2 where id = $1`, [lead.id]);
    await addDelivery(pool, lead.id, 2, 2, 'lead.updated');
  }
}

async function addDelivery(pool: pg.Pool, leadId: number, seq: number, version: number, event: string): Promise<void> {
  const id = uuidV7();
  await pool.query(
    `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
     values ($1::uuid, 'crm', 'hubspot', $2, 'lead', $3, $4, $5, $1::uuid::text)`,
    [id, event, leadId, seq, version],
  );
}
