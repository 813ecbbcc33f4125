import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { Agent } from './entities/content/agent.ts';
import { Contact } from './entities/leads/contact.ts';
import { Lead } from './entities/leads/lead.ts';
import { LeadStage } from './entities/leads/lead-stage.ts';
import { typed } from './typed.ts';
import { inUnit, OvertakenError } from './unit.ts';

const home = await createTestDatabase();
const { pool, close } = openDatabase({ url: home.url, poolMax: 3, applicationName: 'manzil-test' });
afterAll(async () => {
  await close();
  await home.drop();
});

const addAgent = (name: string) =>
  inUnit(pool, async ({ em }) => {
    const agent = em.create(Agent, { name, title: 'Senior Sales Agent', isActive: true });
    await em.flush();
    return agent.id;
  });
const nameOf = async (id: number) =>
  (await typed(pool).selectFrom('agents').select('name').where('id', '=', id).executeTakeFirst())?.name;

test('stores, finds and changes, with times from the database', async () => {
  const agent = await addAgent('Layla Haddad');
  const id = await inUnit(pool, async ({ em }) => {
    const entity = {
      firstName: 'Noura',
      email: 'noura@example.com',
      source: 'contact_form',
      referenceId: 'MZL-1',
      stage: em.getReference(LeadStage, 1),
      contact: em.create(Contact, {}),
      agent: em.getReference(Agent, agent),
    } as const;
    const lead = em.create(Lead, entity);
    await em.flush();
    return lead.id;
  });
  const read = () => inUnit(pool, ({ em }) => em.findOneOrFail(Lead, { id }, { populate: ['agent'] }));
  const first = await read();
  expect(first).toMatchObject({ lastName: '', status: 'new', version: 1, revision: 1, crmSynced: false });
  expect(first.agent?.$.name).toBe('Layla Haddad');
  // both writes may fall into one millisecond
  await pool.query(`update leads set updated_at = updated_at - interval '1 s' where id = $1`, [id]);
  await inUnit(pool, async ({ em }) => {
    (await em.findOneOrFail(Lead, { id })).status = 'contacted';
  });
  const changed = await read();
  expect(changed).toMatchObject({ status: 'contacted', version: 1, revision: 2 });
  expect(changed.updatedAt.getTime()).toBeGreaterThan(first.updatedAt.getTime());
});

test('what entities hold and what statements do stand or fall together', async () => {
  const id = await addAgent('Omar');
  const failing = inUnit(pool, async ({ em, client, db }) => {
    (await em.findOneOrFail(Agent, { id })).name = 'Umar';
    await em.flush();
    await client.query(`update agents set title = 'Partner' where id = $1`, [id]);
    expect(await db.selectFrom('agents').select(['name', 'title']).where('id', '=', id).executeTakeFirst()).toEqual({
      name: 'Umar',
      title: 'Partner',
    });
    throw new Error('too late');
  });
  await expect(failing).rejects.toThrow('too late');
  expect(await nameOf(id)).toBe('Omar');
});

test('runs again on what there is then, where somebody else wrote between reading and writing', async () => {
  const id = await addAgent('Sara');
  let runs = 0;
  await inUnit(pool, async ({ em }) => {
    runs += 1;
    const agent = await em.findOneOrFail(Agent, { id });
    if (runs === 1) await pool.query(`update agents set name = 'Sarah', version = version + 1 where id = $1`, [id]);
    agent.title = `Partner, formerly ${agent.name}`;
  });
  expect(runs).toBe(2);
  const { rows } = await pool.query('select name, title from agents where id = $1', [id]);
  expect(rows).toEqual([{ name: 'Sarah', title: 'Partner, formerly Sarah' }]);
});

test('gives up where it is overtaken each time, and nothing of it is written', async () => {
  const id = await addAgent('Huda');
  const overtaken = inUnit(pool, async ({ em }) => {
    const agent = await em.findOneOrFail(Agent, { id });
    await pool.query('update agents set version = version + 1 where id = $1', [id]);
    agent.name = 'Nobody';
  });
  await expect(overtaken).rejects.toThrow(OvertakenError);
  expect(await nameOf(id)).toBe('Huda');
});

test('moments are ISO 8601 in UTC with milliseconds, whatever the zone of the session', async () => {
  const client = await pool.connect();
  await client.query(`set time zone 'Asia/Qatar'`);
  await client.query(`update agents set created_at = '2026-11-21T12:30:00.123456+03'`);
  const row = await typed(client).selectFrom('agents').select('createdAt').executeTakeFirst();
  client.release(true);
  expect(row).toEqual({ createdAt: '2026-11-21T09:30:00.123Z' });
});

test('whole numbers of 64 bits are numbers, as their columns say', async () => {
  await pool.query(`insert into audit_entries (action, subject_kind) values ('auth.signed_in', 'auth')`);
  const { id } = await typed(pool).selectFrom('auditEntries').select('id').executeTakeFirstOrThrow();
  expect(Number.isSafeInteger(id)).toBe(true);
});

test('a moment reads the same whether the session is in UTC or not', async () => {
  const client = await pool.connect();
  const read = async (zone: string) => {
    await client.query(`set time zone '${zone}'`);
    const times = ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.5Z', '2026-11-21T09:30:00.123456Z'];
    const rows = [];
    for (const time of times) {
      await client.query(`update agents set created_at = $1`, [time]);
      rows.push(await typed(client).selectFrom('agents').select('createdAt').executeTakeFirst());
    }
    return rows;
  };
  const [utc, qatar] = [await read('UTC'), await read('Asia/Qatar')];
  client.release(true);
  expect(qatar).toEqual(utc);
  expect(utc.map((row) => row?.createdAt)).toEqual([
    '2026-11-21T09:30:00.000Z',
    '2026-11-21T09:30:00.500Z',
    '2026-11-21T09:30:00.123Z',
  ]);
});
