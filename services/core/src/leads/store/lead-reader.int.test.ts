import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../lead.ts';
import { openDatabase } from '../../data/database.ts';
import { saveLead } from '../testing/save-lead.ts';
import { findLead, listLeads, type LeadQuery } from './lead-reader.ts';
import { addProperty } from '../../listings/testing/add-property.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const lead: NewLead = {
  firstName: 'Noura',
  lastName: 'Al-Kuwari',
  email: 'noura@example.com',
  phone: '+974 5555 0101',
  message: null,
  source: 'contact_form',
  propertyId: null,
  agentId: null,
  page: '/contact',
  language: 'en',
  consent: { policyVersion: '1', marketing: false, textVersion: 'enquiry-2025-06-15' },
  idempotency: null,
  requestId: 'request',
};

beforeAll(async () => {
  const propertyId = await addProperty(db.pool, { referenceId: 'LUS-1', titleAr: 'شقة' });
  const crm = [{ consumer: 'crm', provider: 'sandbox' } as const];
  await saveLead(db.pool, { ...lead, propertyId }, crm);
  await saveLead(
    db.pool,
    {
      ...lead,
      firstName: 'نورة',
      lastName: '',
      email: 'n_1@example.com',
      phone: null,
      source: 'services_page',
      consent: null,
    },
    crm,
  );
  await saveLead(db.pool, { ...lead, firstName: 'Omar', email: 'omar@example.com', phone: '+974 4400 9999' }, crm);
  await saveLead(db.pool, { ...lead, firstName: 'Old', email: 'old@example.com' }, []);
  await db.pool.query(`
    update leads set created_at = now() - id * interval '1 hour';
    update leads set crm_synced = true, crm_id = 'L-1', crm_synced_at = now() where id = 1;
    update leads set crm_sync_error = 'The CRM refused it', status = 'contacted' where id = 3;
    insert into users (email, role) values ('agent@example.com', 'agent');
    update leads set assignee_id = 1 where id = 3`);
  await db.pool.query(`update deliveries set state = 'sending', lease_until = now() where subject_id in (1, 3)`);
  await db.pool.query(
    `update deliveries set state = 'delivered', lease_until = null, attempts = 1 where subject_id = 1`,
  );
  await db.pool.query(
    `update deliveries set state = 'rejected', lease_until = null, attempts = 1, last_error_code = 'crm.rejected', last_error_text = 'No e-mail' where subject_id = 3`,
  );
});
afterAll(async () => {
  await db.close();
  await home.drop();
});

async function ids(query: LeadQuery): Promise<number[]> {
  const { leads, pagination } = await listLeads(db.pool, query);
  expect(pagination.total).toBe(leads.length);
  return leads.map(({ id }) => id);
}

test.each<[string, LeadQuery, number[]]>([
  ['all, the newest first', {}, [1, 2, 3, 4]],
  ['all, the oldest first', { sort: 'oldest' }, [4, 3, 2, 1]],
  ['a first name in any letters', { search: 'OMAR' }, [3]],
  ['a whole name', { search: 'noura al-' }, [1]],
  ['an Arabic name', { search: 'نورة' }, [2]],
  ['an e-mail', { search: 'noura@EXAMPLE' }, [1]],
  ['part of a phone number', { search: '4400' }, [3]],
  ['an underscore as itself', { search: 'n_1' }, [2]],
  ['a per cent sign as itself', { search: '%' }, []],
  ['a status', { status: 'contacted' }, [3]],
  ['a source', { source: 'services_page' }, [2]],
  ['an assignee', { assignee: '1' }, [3]],
  ['all together', { search: 'omar', status: 'contacted', source: 'contact_form', assignee: '1' }, [3]],
])('%s', async (_name, query, expected) => {
  expect(await ids(query)).toEqual(expected);
});

test('pages are bounded', async () => {
  const second = await listLeads(db.pool, { page: 2, limit: 3 });
  expect(second.leads.map(({ id }) => id)).toEqual([4]);
  expect(second.pagination).toEqual({ page: 2, limit: 3, total: 4, totalPages: 2, hasNext: false, hasPrev: true });
  expect((await listLeads(db.pool, { limit: 5_000 })).pagination.limit).toBe(1_000);
});

describe('the way to the CRM', () => {
  test('of a synced lead', async () => {
    expect(await findLead(db.pool, 1)).toMatchObject({
      crmState: 'synced',
      crmId: 'L-1',
      crmDelivery: { state: 'delivered', attempts: 1, dueAt: null, lastErrorCode: null, lastError: null },
      property: { referenceId: 'LUS-1', titleAr: 'شقة' },
      consent: {
        policyVersion: '1',
        marketing: false,
        at: expect.stringMatching(/Z$/),
        textVersion: 'enquiry-2025-06-15',
      },
    });
  });

  test('of a waiting one', async () => {
    expect(await findLead(db.pool, 2)).toMatchObject({
      crmState: 'pending',
      crmDelivery: { state: 'pending', attempts: 0, dueAt: expect.stringMatching(/Z$/) },
      consent: null,
      property: null,
    });
  });

  test('of one that the CRM refused', async () => {
    expect(await findLead(db.pool, 3)).toMatchObject({
      crmState: 'failed',
      crmSyncError: 'The CRM refused it',
      crmDelivery: { state: 'rejected', lastErrorCode: 'crm.rejected', lastError: 'No e-mail' },
    });
  });

  test('of one that was never owed', async () => {
    expect(await findLead(db.pool, 4)).toMatchObject({ crmState: 'pending', crmDelivery: null });
  });
});

test('a lead of somebody else is not found', async () => {
  expect(await findLead(db.pool, 3, { userId: 1, team: false })).not.toBeNull();
  expect(await findLead(db.pool, 1, { userId: 1, team: false })).toBeNull();
  expect(await findLead(db.pool, 99)).toBeNull();
});
