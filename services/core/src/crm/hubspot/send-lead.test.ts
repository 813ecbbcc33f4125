import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAccount, type AccountChanges, type TestAccount } from './testing/account.ts';

// a busy machine must not decide
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let account: TestAccount;
afterEach(() => account.close());
async function start(changes: AccountChanges = {}): Promise<void> {
  account = await startAccount(changes);
}
const contact = () => account.contacts()[0]!;
const enquiry = () => account.enquiries()[0]!;

describe('a lead', () => {
  it('is a contact and a deal of its own, associated, with message and listing', async () => {
    await start();
    expect(await account.send()).toMatchObject({ kind: 'delivered', externalId: enquiry().id });
    expect(account.contacts()).toHaveLength(1);
    expect(contact().properties).toEqual({
      email: 'noor@example.com',
      firstname: 'Noor',
      lastname: 'Al-Kuwari',
      phone: '+974 5555 0100',
    });
    expect(account.enquiries()).toHaveLength(1);
    expect(enquiry().contacts).toEqual([contact().id]);
    expect(enquiry().properties).toMatchObject({
      manzil_reference: 'MZL-1',
      manzil_version: '1',
      manzil_message: 'Please call me about the office',
      manzil_listing: 'A-17',
      manzil_consent: 'yes',
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
    });
  });

  it('is a ticket where the settings say so, in the place that they name', async () => {
    await start({ object: 'tickets', pipeline: '0', stage: '4' });
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
    expect(enquiry().contacts).toEqual([contact().id]);
    expect(enquiry().properties).toMatchObject({ hs_pipeline: '0', hs_pipeline_stage: '4', manzil_reference: 'MZL-1' });
  });

  it('with nothing but an e-mail is taken', async () => {
    await start();
    const nothing = { firstName: '', lastName: '', phone: null, message: null, page: null, listingReference: null };
    expect(await account.send({ ...nothing, consent: null })).toMatchObject({ kind: 'delivered' });
    expect(contact().properties).toEqual({ email: 'noor@example.com' });
  });

  it('sent twice is there once', async () => {
    await start();
    await account.send();
    expect(await account.send()).toMatchObject({ kind: 'delivered', externalId: enquiry().id });
    expect([account.contacts().length, account.enquiries().length]).toEqual([1, 1]);
  });

  it('sent many times at once is there once', async () => {
    await start();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => account.send()));
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'delivered'));
    expect([account.contacts().length, account.enquiries().length]).toEqual([1, 1]);
  });

  it('in a newer version changes our properties and leaves what staff moved', async () => {
    await start();
    await account.send();
    account.store.update(enquiry(), { dealstage: 'closedwon', dealname: 'Called, wants two floors' });
    expect(await account.send({ version: 2, status: 'qualified' })).toMatchObject({ kind: 'delivered' });
    expect(enquiry().properties).toMatchObject({
      manzil_status: 'qualified',
      manzil_version: '2',
      dealstage: 'closedwon',
      dealname: 'Called, wants two floors',
    });
  });

  it('in an older version changes nothing', async () => {
    await start();
    await account.send({ version: 5, status: 'converted' });
    expect(await account.send({ version: 4 })).toMatchObject({ kind: 'delivered' });
    expect(enquiry().properties['manzil_status']).toBe('converted');
  });
});

describe('a person who enquires again', () => {
  it('has one contact and a second deal, and the name that staff corrected stays', async () => {
    await start();
    await account.send({ phone: null });
    account.store.update(contact(), { firstname: 'Nour' });
    const again = { reference: 'MZL-2', email: ' Noor@Example.com', firstName: 'N.', lastName: 'K.' };
    expect(await account.send(again)).toMatchObject({ kind: 'delivered' });
    expect(account.contacts()).toHaveLength(1);
    // what was empty is filled
    expect(contact().properties).toMatchObject({ firstname: 'Nour', lastname: 'Al-Kuwari', phone: '+974 5555 0100' });
    expect(account.enquiries().map(({ contacts }) => contacts)).toEqual([[contact().id], [contact().id]]);
    expect(enquiry().properties).toMatchObject({ manzil_reference: 'MZL-1' });
  });

  it('at the same moment has one contact as well', async () => {
    await start();
    const references = Array.from({ length: 10 }, (_, n) => `MZL-${String(n)}`);
    const outcomes = await Promise.all(references.map((reference) => account.send({ reference })));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['delivered']));
    expect([account.contacts().length, account.enquiries().length]).toEqual([1, 10]);
  });

  it('at the same moment keeps the name and number of the first, whatever the others say', async () => {
    await start();
    const { create } = account.store;
    const first: Record<string, string>[] = [];
    account.store.create = (type, properties) => {
      const record = create.call(account.store, type, properties);
      if (type === 'contacts') first.push({ ...record.properties });
      return record;
    };
    const people = Array.from({ length: 10 }, (_, n) => ({
      reference: `MZL-${String(n)}`,
      firstName: `Noor ${String(n)}`,
      phone: `+974 5555 010${String(n)}`,
    }));
    await Promise.all(people.map((person) => account.send(person)));
    expect(first).toHaveLength(1);
    expect(contact().properties).toEqual(first[0]);
  });

  it.each(['entry', 'coordinates'] as const)('without an e-mail, at the same moment, told by an %s', async (clash) => {
    await start({ clash });
    const sent = await Promise.all([1, 2, 3].map((n) => account.send({ email: '', reference: `MZL-${String(n)}` })));
    expect(sent.map(({ kind }) => kind)).toEqual(['delivered', 'delivered', 'delivered']);
    expect([account.contacts().length, account.enquiries().length]).toEqual([1, 3]);
  });

  it.each([
    ['found by a batch', true],
    ['told by a 409', false],
  ])('with the e-mail of a contact that was merged into another: %s', async (_name, otherEmailsFound) => {
    await start({ otherEmailsFound });
    const main = account.store.create('contacts', { email: 'main@example.com', firstname: 'Noor' });
    const other = account.store.create('contacts', { email: 'noor@example.com' });
    await fetch(`${account.url}/crm/v3/objects/contacts/merge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.options.token}` },
      body: JSON.stringify({ primaryObjectId: main.id, objectIdToMerge: other.id }),
    });
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
    expect(account.contacts()).toEqual([main]);
    expect(enquiry().contacts).toEqual([main.id]);
  });

  it('whose contact was deleted gets a new one', async () => {
    await start();
    await account.send();
    contact().archived = true;
    expect(await account.send({ reference: 'MZL-2' })).toMatchObject({ kind: 'delivered' });
    expect(account.contacts()).toHaveLength(1);
  });
});

describe('a person without an e-mail that HubSpot takes', () => {
  const unusual = { email: 'نور@مثال.قطر' };

  it('has one contact for all ways to write the number, and the e-mail stands on the deal', async () => {
    await start();
    for (const [n, phone] of ['+974 5555 0100', '0097455550100', '+٩٧٤ ٥٥٥٥ ٠١٠٠'].entries())
      expect(await account.send({ ...unusual, phone, reference: `MZL-${String(n)}` })).toMatchObject({
        kind: 'delivered',
      });
    expect([account.contacts().length, account.enquiries().length]).toEqual([1, 3]);
    expect(contact().properties).toMatchObject({ manzil_contact_key: 'phone:97455550100', firstname: 'Noor' });
    expect(enquiry().properties['description']).toContain(unusual.email);
  });

  it('is the contact that staff wrote with this number', async () => {
    await start();
    const known = account.store.create('contacts', { firstname: 'Nour', mobilephone: '+974 5555 0100' });
    expect(await account.send({ email: '' })).toMatchObject({ kind: 'delivered' });
    expect(enquiry().contacts).toEqual([known.id]);
  });

  it('is none of two contacts that share the number: either may be somebody else', async () => {
    await start();
    const known = [1, 2].map((n) =>
      account.store.create('contacts', { firstname: `Nour ${n}`, phone: '+974 5555 0100' }),
    );
    expect(await account.send({ email: '' })).toMatchObject({ kind: 'delivered' });
    expect(account.contacts()).toHaveLength(3);
    expect(enquiry().contacts).toHaveLength(1);
    for (const { id } of known) expect(enquiry().contacts).not.toContain(id);
  });

  it('and without a phone has a contact for each enquiry, however often it is sent', async () => {
    await start();
    const nothing = { email: '', phone: null };
    await Promise.all([account.send(nothing), account.send(nothing), account.send({ ...nothing, reference: 'MZL-2' })]);
    expect([account.contacts().length, account.enquiries().length]).toEqual([2, 2]);
  });

  it.each([true, false])('is told apart whether a batch fails in part or whole (%s)', async (multiStatus) => {
    await start({ multiStatus });
    expect(await account.send(unusual)).toMatchObject({ kind: 'delivered' });
    expect(account.contacts()).toHaveLength(1);
  });
});

describe('what was interrupted', () => {
  it('after the contact is completed without a second contact', async () => {
    await start({ scopes: ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.objects.deals.read'] });
    const outcome = await account.send();
    expect(outcome).toMatchObject({ kind: 'retry', httpStatus: 403, code: 'crm.forbidden', alert: true });
    expect(outcome).toMatchObject({ text: 'The token lacks a scope: one of crm.objects.deals.write' });
    // an erasure must know of it
    expect(outcome.answer).toContain(`contact: ${contact().id}`);
    account.options.scopes = null;
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
    expect([account.contacts().length, account.enquiries().length]).toEqual([1, 1]);
  });

  it('between record and association is looked up as older, and completed', async () => {
    await start({ breaksBeforeAssociation: 1 });
    expect(await account.send()).toMatchObject({ kind: 'unknown', httpStatus: 500 });
    expect(enquiry().contacts).toEqual([]);
    const look = () => account.provider.lookup('lead', 'MZL-1', AbortSignal.timeout(30_000));
    expect(await look()).toMatchObject({ kind: 'found', version: -1 });
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
    expect(enquiry().contacts).toEqual([contact().id]);
    expect(await look()).toMatchObject({ kind: 'found', version: 1, externalId: enquiry().id });
  });

  it('with an association that HubSpot only says it made is tried again', async () => {
    await start({ breaksBeforeAssociation: 1 });
    await account.send();
    const { associate } = account.store;
    account.store.associate = () => undefined;
    expect(await account.send()).toMatchObject({ kind: 'retry', code: 'crm.association_missing', httpStatus: null });
    account.store.associate = associate;
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
    expect(enquiry().contacts).toEqual([contact().id]);
  });
});

describe('a record that is refused', () => {
  it('since the contact was deleted in between is tried again', async () => {
    await start();
    const { create } = account.store;
    account.store.create = (type, properties) => {
      const record = create.call(account.store, type, properties);
      record.archived = type === 'contacts';
      return record;
    };
    expect(await account.send()).toMatchObject({ kind: 'retry', code: 'crm.contact_gone', httpStatus: null });
    account.store.create = create;
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
  });

  it('for its own sake is rejected, without a word about the person', async () => {
    await start();
    const property = account.store.definitions.deals.get('manzil_message')!;
    account.store.definitions.deals.set('manzil_message', { ...property, type: 'number' });
    const outcome = await account.send();
    expect(outcome).toMatchObject({ kind: 'rejected', httpStatus: 400, code: 'crm.rejected' });
    expect(JSON.stringify(outcome)).not.toMatch(/office|noor/i);
  });
});
