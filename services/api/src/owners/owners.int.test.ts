import { eraseOwnersAgain } from '@manzil/core/people/store/person-eraser';
import { addLead } from '@manzil/core/deliveries/testing/ledger-fixture';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishingApi } from '../listings/testing/publishing.ts';
import { staffAs } from '../listings/testing/staff-as.ts';
import { codeOf, fileSender, forget, mandateDesk } from './testing/mandates.ts';

const office = publishingApi();
let desk: Awaited<ReturnType<typeof mandateDesk>>;
beforeEach(async () => {
  desk = await mandateDesk(office);
});
afterEach(() => forget(office));

const pdf = new TextEncoder().encode('%PDF-1.7\nHamad');

describe('owners', () => {
  it('are found by name in either script’s spelling and by the number however it is written [M-1138]', async () => {
    const { id } = await office.editor.json<{ id: number }>('POST', '/api/admin/owners', {
      kind: 'company',
      name: 'شركة الأمل للعقارات',
      phone: '٣٣١١ ٠٠٩٩',
      email: 'office@amal.example',
      language: 'ar',
    });
    const found = async (search: string) =>
      (
        await office.editor.json<{ owners: { id: number }[] }>(
          'GET',
          `/api/admin/owners?search=${encodeURIComponent(search)}`,
        )
      ).owners.map((owner) => owner.id);
    for (const search of ['الامل', '+974 3311-0099', '33110099', '٣٣١١٠٠٩٩', 'amal.ex'])
      expect([search, await found(search)]).toEqual([search, [id]]);
    for (const search of ['hamad', '0120', '28763400120'])
      expect([search, await found(search)]).toEqual([search, [desk.ownerId]]);
    expect(await found('nobody')).toEqual([]);
    expect(await found('')).toEqual([desk.ownerId, id]);
  });

  it('are changed by version, and need a name [M-1138]', async () => {
    const path = `/api/admin/owners/${String(desk.ownerId)}`;
    expect(await office.editor.json('PATCH', path, { phone: ' ', version: 1 })).toMatchObject({
      phone: null,
      version: 2,
    });
    expect(await codeOf(await office.editor.call('PATCH', path, { name: 'H', version: 1 }))).toBe('owner.conflict');
    for (const wrong of [{ name: ' ' }, { email: 'x' }, { kind: 'firm' }, { language: 'fr' }, { unknown: 1 }, {}])
      expect([wrong, (await office.editor.call('PATCH', path, wrong)).status]).toEqual([wrong, 400]);
    expect((await office.editor.call('GET', '/api/admin/owners/999999')).status).toBe(404);
  });

  it('are for who holds the permission; where a role masks contacts, they are neither shown nor found nor overwritten [M-1138]', async () => {
    const agent = await staffAs(office.api, 'agent');
    expect((await agent.call('GET', '/api/admin/owners')).status).toBe(403);
    const role = await office.admin.call('POST', '/api/roles', {
      key: 'clerk',
      name: { en: 'Clerk', ar: 'كاتب' },
      permissions: ['owners.read', 'owners.write', 'listings.read'],
      contact: { phone: 'masked', email: 'masked' },
    });
    expect(role.status).toBe(201);
    await office.api.pool.query(`update users set role = 'clerk' where id = $1`, [agent.id]);
    const { owners } = await agent.json<{ owners: object[] }>('GET', '/api/admin/owners');
    expect(owners).toMatchObject([{ phone: '•••', email: '•••', masked: ['phone', 'email'], name: 'Hamad Al-Marri' }]);
    expect(await agent.json('GET', '/api/admin/owners?search=55550120')).toMatchObject({ owners: [] });
    const change = await agent.call('PATCH', `/api/admin/owners/${String(desk.ownerId)}`, { phone: '•••' });
    expect(await codeOf(change)).toBe('lead.contact_masked');
  });
});

describe('an owner is erased', () => {
  async function withFile() {
    const { id } = (await (await desk.give(await desk.listing(), { note: 'Hamad’s cousin' })).json()) as { id: number };
    const send = await fileSender(office.api, 'editor');
    await send(`/api/admin/mandates/${String(id)}/files?name=a.pdf`, pdf);
    return id;
  }
  const personal = async () =>
    (
      await office.api.pool.query(
        `select o.name, o.phone, o.email, o.document_number as number, o.note, m.note as words,
           (select count(*)::integer from mandate_files) as files
         from owners o left join mandates m on m.owner_id = o.id`,
      )
    ).rows as unknown[];
  const nothing = { name: '', phone: null, email: null, number: null, note: null, words: null, files: 0 };

  it('by name after the password: files and words go, the mandate stays by number and days [M-1139]', async () => {
    const mandate = await withFile();
    const path = `/api/admin/owners/${String(desk.ownerId)}`;
    expect((await office.editor.call('POST', `${path}/erase`, { confirmation: 'Hamad Al-Marri' })).status).toBe(403);
    expect(await codeOf(await office.admin.call('POST', `${path}/erase`, { confirmation: 'Hamad' }))).toBe(
      'owner.confirmation_wrong',
    );
    const taken = await office.admin.call('GET', `${path}/export`);
    expect(await taken.text()).toMatch(/28763400120.*cousin/s);
    expect(await office.admin.json('POST', `${path}/erase`, { confirmation: ' Hamad Al-Marri ' })).toEqual({
      mandates: 1,
      files: 1,
    });
    expect(await personal()).toEqual([nothing]);
    expect(await codeOf(await office.admin.call('PATCH', path, { name: 'Again' }))).toBe('owner.erased');
    const { mandates } = await office.editor.json<{ mandates: object[] }>('GET', path);
    expect(mandates).toMatchObject([{ id: mandate, state: 'in_force', owner: { name: '' } }]);
  });

  it('with the person who enquired from the same number, and is in that person’s file [M-1139]', async () => {
    await withFile();
    const lead = await addLead(office.api.pool, 'MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF');
    await office.api.pool.query(`update leads set phone = '٥٥٥٥٠١٢٠' where id = $1`, [lead]);
    const taken = await office.admin.json<{ owners: object[] }>('GET', `/api/leads/${String(lead)}/person/export`);
    expect(taken.owners).toMatchObject([{ name: 'Hamad Al-Marri', documentNumber: '28763400120', mandates: [{}] }]);
    const body = { confirmation: 'noor@example.com', leadIds: [lead] };
    expect(await office.admin.json('POST', `/api/leads/${String(lead)}/person/erase`, body)).toMatchObject({
      erased: 1,
      owners: 1,
    });
    expect(await personal()).toEqual([nothing]);
  });

  it('once more after a restore, by number [M-1139]', async () => {
    await withFile();
    expect(await eraseOwnersAgain(office.api.pool, [desk.ownerId, 999_999])).toBe(1);
    expect(await eraseOwnersAgain(office.api.pool, [desk.ownerId])).toBe(0);
    expect(await personal()).toEqual([nothing]);
  });
});
