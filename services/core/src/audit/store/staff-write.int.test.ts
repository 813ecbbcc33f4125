import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { StaffAct } from '../act.ts';
import { readContentVersion } from '../../data/content-version.ts';
import { testPool } from '../../deliveries/testing/ledger-fixture.ts';
import type { Unit } from '../../data/unit.ts';
import { listAuditEntries } from './audit-reader.ts';
import { staffWrite, type Written } from './staff-write.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
const actor = { id: 1, username: 'huda', firstName: null, lastName: null, role: 'editor', mustChange: false };
const act = { actor, requestId: 'req-1' } as unknown as StaffAct;
const platforms = async () =>
  (await pool.query<{ platform: string }>('select platform from social_media_links')).rows.map((row) => row.platform);
const actions = async () => (await listAuditEntries(pool, { page: 1, limit: 50 })).entries.map(({ action }) => action);
let noted: number;
beforeEach(async () => {
  await pool.query('delete from social_media_links');
  noted = (await actions()).length;
});

const adding =
  (platform: string, entry: Written<string>['entry']) =>
  async ({ client }: Unit): Promise<Written<string>> => {
    await client.query(`insert into social_media_links (platform, url) values ($1, 'https://a.example/')`, [platform]);
    return { result: platform, entry };
  };

it('a change and its entry are there together, and what visitors see is raised once', async () => {
  const version = await readContentVersion(pool);
  const both = [{ action: 'social_link.created' } as const, { action: 'social_link.reordered' } as const];
  expect(await staffWrite(pool, act, adding('x', both))).toBe('x');
  expect(await platforms()).toEqual(['x']);
  expect((await actions()).length).toBe(noted + 2);
  expect(await readContentVersion(pool)).toBe(version + 1);
});

it('an entry that cannot be stored leaves no change', async () => {
  const version = await readContentVersion(pool);
  const entry = { action: 'social_link.created', after: { noJson: 1n } } as const;
  await expect(staffWrite(pool, act, adding('x', entry))).rejects.toThrow();
  expect([await platforms(), (await actions()).length]).toEqual([[], noted]);
  expect(await readContentVersion(pool)).toBe(version);
});

it('a change that fails, and one that found nothing, are no entry', async () => {
  const failing = async (unit: Unit) => {
    await adding('x', { action: 'social_link.created' })(unit);
    throw new Error('too late');
  };
  await expect(staffWrite<string>(pool, act, failing)).rejects.toThrow('too late');
  expect(await staffWrite<string>(pool, act, async () => null)).toBeNull();
  expect([await platforms(), (await actions()).length]).toEqual([[], noted]);
});

it('what visitors never see leaves their pages as they are', async () => {
  const version = await readContentVersion(pool);
  await staffWrite(pool, act, async () => ({ result: 1, entry: { action: 'lead.updated', id: 7 } }));
  expect(await readContentVersion(pool)).toBe(version);
  expect((await actions()).length).toBe(noted + 1);
});

it('a change that says nothing for the log does not compile', async () => {
  // @ts-expect-error -- its entry is missing
  const forgetful = staffWrite(pool, act, async () => ({ result: 1 }));
  await expect(forgetful).rejects.toThrow();
});
