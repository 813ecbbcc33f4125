import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAccount, type AccountChanges, type TestAccount } from './testing/account.ts';
import { movedTo, noor, third, watchBare, work } from './testing/people.ts';

// a busy machine must not decide
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let account: TestAccount;
afterEach(() => account.close());
async function start(changes: AccountChanges = {}): Promise<void> {
  account = await startAccount(changes);
}

const dealOf = (reference: string) =>
  account.enquiries().find(({ properties }) => properties['manzil_reference'] === reference)!;
/** First names and e-mails tell. */
const standsWith = (reference: string) =>
  dealOf(reference).contacts.map((id) => account.store.find('contacts', id, null)?.properties['email'] ?? id);
async function two(changes: AccountChanges = {}): Promise<() => number> {
  await start(changes);
  await account.send(noor);
  await account.send(work);
  return watchBare(account.store);
}

describe('a deal whose person was made one with another', () => {
  it('moves to the contact of the person, and back when that is undone; the contacts stay two [M-1319]', async () => {
    const bare = await two();
    account.calls.length = 0;
    expect(await account.send({ ...work, ...movedTo(noor, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
    expect(dealOf('MZL-2').properties['manzil_version']).toBe('2');
    // read, contact, associate, look, whose are the others, remove, look, write: the version last
    expect(account.calls.map((call) => call.split(' ')[0])).toEqual([
      'GET',
      'POST',
      'PUT',
      'GET',
      'POST',
      'DELETE',
      'GET',
      'PATCH',
    ]);
    expect(await account.send({ ...work, ...movedTo(work, 3, noor) })).toMatchObject({ kind: 'delivered' });
    expect([standsWith('MZL-1'), standsWith('MZL-2')]).toEqual([[noor.email], [work.email]]);
    expect(account.contacts().map(({ properties }) => properties['email'])).toEqual([noor.email, work.email]);
    expect(bare()).toBe(0);
  });

  it('is a ticket: likewise [M-1319]', async () => {
    await two({ object: 'tickets' });
    expect(await account.send({ ...work, ...movedTo(noor, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
  });

  it('and on, before the CRM heard of the first time, stands with the last alone [M-1319]', async () => {
    await two();
    await account.send(third);
    await account.send({ ...work, ...movedTo(noor, 2, work) });
    expect(await account.send({ ...work, ...movedTo(work, 4, noor, third) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([work.email]);
    expect(await account.send({ ...work, ...movedTo(third, 6, work, noor) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([third.email]);
  });

  it('keeps the contacts that staff put there, also many and one at the same number [M-1320]', async () => {
    const bare = await two({ associationsShown: 3 });
    const others = Array.from({ length: 120 }, (_, n) =>
      account.store.create('contacts', { email: `o${String(n)}@example.com` }),
    );
    const colleague = account.store.create('contacts', { email: 'colleague@work.example', phone: '00974 5555 0200' });
    for (const { id } of [...others, colleague]) account.store.associate(dealOf('MZL-2'), id);
    expect(await account.send({ ...work, ...movedTo(noor, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2').toSorted()).toEqual(
      [noor.email, ...[...others, colleague].map(({ properties }) => properties['email']!)].toSorted(),
    );
    expect(bare()).toBe(0);
  });

  it('stays where staff move it in HubSpot afterwards, whatever comes then [M-1320]', async () => {
    await two();
    const moved = movedTo(noor, 2, work);
    await account.send({ ...work, ...moved });
    const chosen = account.store.create('contacts', { email: 'boss@work.example' });
    dealOf('MZL-2').contacts = [chosen.id];
    expect(await account.send({ ...work, ...moved, version: 3, status: 'qualified' })).toMatchObject({
      kind: 'delivered',
    });
    expect(await account.send({ ...work, ...moved })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual(['boss@work.example']);
    expect(dealOf('MZL-2').properties).toMatchObject({ manzil_status: 'qualified', manzil_version: '3' });
  });

  it('is not moved by an older version that comes late [M-1320]', async () => {
    await two();
    await account.send({ ...work, ...movedTo(noor, 2, work) });
    await account.send({ ...work, ...movedTo(work, 3, noor) });
    expect(await account.send({ ...work, ...movedTo(noor, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([work.email]);
  });

  it('finds the contact made where the person has none in HubSpot, or none any more [M-1321]', async () => {
    const bare = await two();
    expect(await account.send({ ...work, ...movedTo(third, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([third.email]);
    account.contacts().find(({ properties }) => properties['email'] === noor.email)!.archived = true;
    expect(await account.send({ ...work, ...movedTo(noor, 3, third) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
    expect(bare()).toBe(0);
  });

  it.each([
    ['a phone alone', { email: '' }],
    ['an e-mail that HubSpot does not take', { email: 'نور@مثال.قطر' }],
    ['neither', { email: '', phone: null }],
  ])('leaves the contact of who gave %s, and comes back to it [M-1321]', async (_name, gave) => {
    await start();
    await account.send(noor);
    const poor = { ...work, ...gave };
    await account.send(poor);
    const [, other] = account.contacts();
    expect(await account.send({ ...poor, ...movedTo(noor, 2, poor) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
    expect(await account.send({ ...poor, ...movedTo(poor, 3, noor) })).toMatchObject({ kind: 'delivered' });
    expect(dealOf('MZL-2').contacts).toEqual([other!.id]);
    expect(account.contacts()).toHaveLength(2);
  });

  it('leaves a contact that staff found under the number, and one that goes by a further e-mail [M-1321]', async () => {
    await start();
    await account.send(noor);
    const known = account.store.create('contacts', {
      firstname: 'Nour',
      email: 'n@example.org',
      mobilephone: work.phone!,
    });
    const called = { ...work, email: '' };
    await account.send(called);
    expect(dealOf('MZL-2').contacts).toEqual([known.id]);
    await account.send({ ...called, ...movedTo(noor, 2, called) });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
    await account.send(third);
    const main = account.store.create('contacts', { email: 'main@example.com' });
    main.otherEmails.push(third.email);
    dealOf('MZL-3').contacts = [main.id];
    await account.send({ ...third, ...movedTo(noor, 2, third) });
    expect(standsWith('MZL-3')).toEqual([noor.email]);
  });

  it('leaves the contact of its own e-mail, too, where the person was known by another [M-1321]', async () => {
    await two();
    const own = { ...work, reference: 'MZL-8', email: 'noor@desk.example' };
    await account.send(own);
    expect(await account.send({ ...own, ...movedTo(noor, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-8')).toEqual([noor.email]);
  });

  it('new since then is made at the person, and its own e-mail makes no contact [M-1322]', async () => {
    await two();
    const again = { ...work, reference: 'MZL-9', ...movedTo(noor, 1, work) };
    expect(await account.send(again)).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-9')).toEqual([noor.email]);
    dealOf('MZL-9').contacts = [];
    // without a contact it counts as older than any
    expect(await account.send(again)).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-9')).toEqual([noor.email]);
    expect(account.contacts()).toHaveLength(2);
  });
});

describe('what HubSpot leaves open', () => {
  it.each([204, 404] as const)('a contact that is gone already: %i [M-1323]', async (removingTwice) => {
    await two({ removingTwice });
    const { disassociate } = account.store;
    account.store.disassociate = (record, id) => {
      disassociate.call(account.store, record, id);
      return disassociate.call(account.store, record, id);
    };
    expect(await account.send({ ...work, ...movedTo(noor, 2, work) })).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
  });

  it('a change that is shown late: tried again until it is seen, and the version is not written before [M-1323]', async () => {
    const bare = await two();
    const moved = { ...work, ...movedTo(noor, 2, work) };
    const { associate, disassociate } = account.store;
    account.store.associate = (record, id) => {
      associate.call(account.store, record, id);
      account.options.lateReadings = 1;
    };
    expect(await account.send(moved)).toMatchObject({ kind: 'retry', code: 'crm.association_missing', alert: false });
    expect(standsWith('MZL-2')).toEqual([work.email, noor.email]);
    account.store.disassociate = (record, id) => {
      account.options.lateReadings = 1;
      return disassociate.call(account.store, record, id);
    };
    expect(await account.send(moved)).toMatchObject({ kind: 'retry', code: 'crm.association_left', alert: false });
    expect(dealOf('MZL-2').properties['manzil_version']).toBe('1');
    expect(await account.send(moved)).toMatchObject({ kind: 'delivered' });
    expect([standsWith('MZL-2'), bare()]).toEqual([[noor.email], 0]);
  });

  it('an administrator who allows one contact: the old one goes first, and a contact of the staff is kept [M-1323]', async () => {
    await two({ mostContacts: 1 });
    const moved = { ...work, ...movedTo(noor, 2, work) };
    expect(await account.send(moved)).toMatchObject({ kind: 'delivered' });
    expect(standsWith('MZL-2')).toEqual([noor.email]);
    const chosen = account.store.create('contacts', { email: 'boss@work.example' });
    dealOf('MZL-2').contacts = [chosen.id];
    expect(await account.send({ ...work, ...movedTo(work, 3, noor) })).toMatchObject({ kind: 'retry', alert: true });
    expect(standsWith('MZL-2')).toEqual(['boss@work.example']);
  });

  it('refusals say nothing of either person [M-1323]', async () => {
    await two();
    account.options.scopes = ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.objects.deals.read'];
    const outcome = await account.send({ ...work, ...movedTo(noor, 2, work) });
    expect(outcome).toMatchObject({ kind: 'retry', code: 'crm.forbidden', alert: true });
    expect(JSON.stringify(outcome)).not.toMatch(/noor|kuwari|5555/i);
  });
});
