import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from './testing/browser.ts';
import { type Office, openOffice, start } from './testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice({
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLES: 'Writers=editor,Staff=agent,Bosses=boss,Nowhere=nobody_knows',
  });
});
beforeEach(() => office.api.pool.query('truncate request_limits'));
afterEach(() => office.api.demandContract());
afterAll(() => office.close());

describe('roles by a claim', () => {
  const roleAfter = async (groups: unknown, was: 'admin' | 'editor' | 'agent' | 'user') => {
    office.sits();
    const person = await office.linked(was);
    office.tells({ groups });
    const before = await office.lastEntry();
    office.told.length = 0;
    const browser = new Browser(office.api);
    await browser.go(start);
    return { role: (await browser.user())?.role, person, entries: await office.entriesSince(before) };
  };

  it('are given at the sign-in, the first of the list that fits; the person is office.told [M-919]', async () => {
    const { role, person, entries } = await roleAfter(['Staff', 'Writers', 'Others'], 'agent');
    expect(role).toBe('editor');
    expect(office.told).toEqual([{ kind: 'role_changed', to: person.id }]);
    expect(entries).toContainEqual({
      action: 'user.updated',
      subject_id: String(person.id),
      after: { role: 'editor', by: 'oidc' },
    });
    expect((await roleAfter('Staff', 'editor')).role).toBe('agent');
  });

  it('stay where none fits, or the claim is no text [M-919]', async () => {
    for (const groups of [['Others'], [], undefined, 7, { Writers: true }, [['Writers']]])
      expect((await roleAfter(groups, 'agent')).role).toBe('agent');
    expect(office.told).toEqual([]);
  });

  it('make nobody manage accounts, and unmake nobody who does [M-919]', async () => {
    await office.api.pool.query(
      `insert into roles (key, name_en, name_ar, permissions) values ('boss', 'Boss', 'مدير', '{users.manage}')`,
    );
    expect((await roleAfter(['Bosses'], 'agent')).role).toBe('agent');
    expect((await roleAfter(['Nowhere'], 'agent')).role).toBe('agent');
    expect((await roleAfter(['Writers'], 'admin')).role).toBe('admin');
  });
});
