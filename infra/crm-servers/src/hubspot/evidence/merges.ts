/** Staff make people one and separate them, while enquiries are on their way. */
import type { StaffAct } from '@manzil/core/audit/act';
import { leadIdsOf, mergeContacts, undoMerge } from '@manzil/core/people/store/contact-merges';
import type pg from 'pg';
import { contactOf, personKey, seedLead, type SeededLead } from './people.ts';

const lane = { consumer: 'crm', provider: 'hubspot' } as const;
/** A machine's, which needs no user. */
const act: StaffAct = {
  actor: { id: 1, username: 'evidence', role: 'admin', token: { id: 1 } },
  requestId: 'evidence',
};

/** Of five people each, of whom HubSpot does not take the e-mail of the last. */
const people = 5;
const starts = (leads: readonly SeededLead[]): number[] => {
  const last = Math.max(...leads.map(({ home }) => home));
  return Array.from({ length: Math.floor((last + 1) / people) }, (_, n) => n * people);
};

/** The second becomes the first, and the last the fourth; the second enquires again. */
export async function mergeSome(pool: pg.Pool, leads: SeededLead[]): Promise<void> {
  for (const first of starts(leads)) {
    await merge(pool, leads, first, first + 1);
    await merge(pool, leads, first + 3, first + 4);
    leads.push({ ...(await seedLead(pool, leads.length, first + 1)), person: personKey(first) });
  }
}

/** The last is separated, and the third becomes the last. */
export async function separateSome(pool: pg.Pool, leads: SeededLead[]): Promise<void> {
  for (const first of starts(leads)) {
    await separate(pool, leads, first + 3, first + 4);
    await merge(pool, leads, first + 4, first + 2);
  }
}

async function merge(pool: pg.Pool, leads: readonly SeededLead[], kept: number, other: number): Promise<void> {
  const [id, otherId] = [await contactOf(pool, kept), await contactOf(pool, other)];
  const most = leads.length;
  const leadIds = [...(await leadIdsOf(pool, id, most)), ...(await leadIdsOf(pool, otherId, most))];
  if ((await mergeContacts(pool, { id, otherId, leadIds }, null, act, lane)) === null) throw new Error('Not merged');
  standWith(leads, other, kept);
}

async function separate(pool: pg.Pool, leads: readonly SeededLead[], kept: number, other: number): Promise<void> {
  const id = await contactOf(pool, kept);
  const { rows } = await pool.query<{ id: number }>('select id from contact_merges where contact_id = $1', [id]);
  if ((await undoMerge(pool, { id, mergeId: rows[0]!.id }, null, act, lane)) === null) throw new Error('Not separated');
  standWith(leads, other, other);
}

function standWith(leads: readonly SeededLead[], home: number, person: number): void {
  for (const lead of leads) if (lead.home === home) lead.person = personKey(person);
}
