/** With a certified provider (node-oidc-provider) on this machine. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { TestApi } from '../../testing/start-api.ts';
import { actionsOf, enrolled, forgetConfirmation, prove } from '../testing/enrolled.ts';
import { Browser } from './testing/browser.ts';
import { type Office, openOffice, start } from './testing/office.ts';
import { redirectUri } from './testing/settings.ts';

let office: Office;
let api: TestApi;
beforeAll(async () => {
  office = await openOffice();
  ({ api } = office);
});
beforeEach(() => {
  office.told.length = 0;
  return api.pool.query('truncate request_limits, oidc_flows');
});
afterEach(() => api.demandContract());
afterAll(() => office.close());

it('the sign-in page learns the name of the provider', async () => {
  expect(await (await api.get('/api/auth/sign-in-provider')).json()).toEqual({ name: 'Office account' });
});

describe('linking', () => {
  it('is done by the owner after the password, once, and the owner is office.told [M-915]', async () => {
    const subject = office.sits();
    const before = await office.lastEntry();
    const person = await office.linked();
    const own = await callAs(api, person)('GET', '/api/auth/identity');
    expect(own.body).toMatchObject({ provider: { name: 'Office account' }, link: { lastUsedAt: null } });
    expect(office.told).toEqual([{ kind: 'identity_linked', to: person.id }]);
    expect(await office.entriesSince(before)).toContainEqual({
      action: 'auth.identity_linked',
      subject_id: String(person.id),
      after: null,
    });
    expect(await office.beginLink(person, new Browser(api))).toMatchObject({ status: 409, code: 'identity.linked' });
    expect(api.logLines.join('\n')).not.toContain(subject);
    const { rows } = await api.pool.query('select * from audit_entries');
    expect(JSON.stringify(rows)).not.toContain(subject);
  });

  it('asks for the password again, also to undo it [M-915]', async () => {
    office.sits();
    const person = await office.linked();
    await forgetConfirmation(api, person.id);
    const refused = { status: 403, body: { code: 'auth.confirmation_required' } };
    expect(await callAs(api, person)('DELETE', '/api/auth/identity')).toMatchObject(refused);
    const other = await signInAs(api, 'agent');
    await forgetConfirmation(api, other.id);
    expect(await callAs(api, other)('POST', '/api/auth/identity')).toMatchObject(refused);
  });

  it('takes nobody of the provider for two accounts [M-915]', async () => {
    office.sits();
    await office.linked();
    const other = await signInAs(api, 'editor');
    expect(await office.link(other)).toBe('/admin/account?provider=taken');
  });

  it('ends nowhere when somebody else, or nobody, is signed in by then [M-916]', async () => {
    office.sits();
    const person = await signInAs(api, 'agent');
    const other = await signInAs(api, 'agent');
    for (const [cookie, place] of [
      [other.cookie, '/admin/account?provider=expired'],
      ['', '/admin-login?provider=expired&next=%2Fadmin%2Faccount'],
    ] as const) {
      const browser = new Browser(api);
      const { address } = await office.beginLink(person, browser);
      browser.forget('manzil.sid');
      if (cookie !== '') browser.keep(cookie);
      expect(await browser.go(address)).toBe(place);
    }
    const { rows } = await api.pool.query('select from identities where user_id = any ($1)', [[person.id, other.id]]);
    expect(rows).toEqual([]);
  });

  it('is undone by its owner, or with the factors by an administrator: the provider opens it no more [M-915]', async () => {
    for (const undo of ['own', 'admin']) {
      office.sits();
      const person = await office.linked();
      const who = undo === 'own' ? person : await signInAs(api, 'admin');
      const path = undo === 'own' ? '/api/auth/identity' : `/api/users/${String(person.id)}/factors`;
      expect((await callAs(api, who)('DELETE', path)).status).toBe(204);
      expect(await new Browser(api).go(start)).toBe('/admin-login?provider=not_linked');
    }
    const person = await signInAs(api, 'agent');
    expect((await callAs(api, person)('DELETE', '/api/auth/identity')).body).toMatchObject({ code: 'identity.none' });
  });
});

describe('signing in', () => {
  it('opens the account that is linked, where the person wanted to go, and says in the audit log how [M-916]', async () => {
    office.sits({ email: 'somebody@example.com', email_verified: false });
    const person = await office.linked('editor');
    const before = await office.lastEntry();
    const browser = new Browser(api);
    const place = await browser.go(`${start}?next=${encodeURIComponent('/admin/blog?page=2')}`);
    expect(place).toBe('/admin/blog?page=2');
    expect(await browser.user()).toMatchObject({ id: person.id, role: 'editor' });
    expect(await office.entriesSince(before)).toContainEqual({
      action: 'auth.signed_in',
      subject_id: String(person.id),
      after: { by: 'oidc' },
    });
    const { body } = await callAs(api, person)('GET', '/api/auth/identity');
    expect((body['link'] as { lastUsedAt: string | null }).lastUsedAt).not.toBeNull();
  });

  it('makes and opens no account by an e-mail address, verified or not [M-917]', async () => {
    const admin = await signInAs(api, 'admin');
    const count = async () => (await api.pool.query('select from users')).rows.length;
    const before = await count();
    for (const verified of [true, false]) {
      office.sits({ email: `${admin.username}@example.com`, email_verified: verified });
      const browser = new Browser(api);
      expect(await browser.go(start)).toBe('/admin-login?provider=not_linked');
      expect(await browser.user()).toBeNull();
    }
    expect(await count()).toBe(before);
  });

  it('of a closed account is refused, as by its password [M-917]', async () => {
    office.sits();
    const person = await office.linked();
    await api.pool.query('update users set disabled_at = now() where id = $1', [person.id]);
    const browser = new Browser(api);
    expect(await browser.go(start)).toBe('/admin-login?provider=refused');
    expect(await browser.user()).toBeNull();
    expect((await actionsOf(api, person.id)).at(-1)).toBe('auth.sign_in_refused');
  });

  it('counts once, in the browser that began, within ten minutes [M-916]', async () => {
    office.sits();
    await office.linked();
    const browser = new Browser(api);
    let back = '';
    await browser.go(start, (next) => {
      if (next.startsWith(redirectUri)) back = next;
      return next;
    });
    expect(await browser.user()).not.toBeNull();
    expect(await browser.go(back)).toBe('/admin-login?provider=expired');
    // the address alone, in a browser that began nothing or something else
    for (const began of [false, true]) {
      const other = new Browser(api);
      if (began) await other.step(`http://localhost:3000${start}`);
      let fresh = '';
      await new Browser(api)
        .go(start, (next) => {
          if (!next.startsWith(redirectUri)) return next;
          fresh = next;
          throw new Error('stopped');
        })
        .catch(() => undefined);
      expect(await other.go(fresh)).toBe(`/admin-login?provider=${began ? 'refused' : 'expired'}`);
      expect(await other.user()).toBeNull();
    }
    const late = new Browser(api);
    const place = await late.go(start, async (next) => {
      if (next.startsWith(redirectUri))
        await api.pool.query(`update oidc_flows set expires_at = now() - interval '1 second'`);
      return next;
    });
    expect(place).toBe('/admin-login?provider=expired');
  });

  it('asks for the second step of the account all the same [M-918]', async () => {
    const person = await enrolled(api);
    office.sits();
    expect(await office.link(person)).toBe('/admin/account?provider=linked');
    const browser = new Browser(api);
    expect(await browser.go(start)).toBe('/admin-login?second=totp&next=%2Fadmin');
    expect(await browser.user()).toBeNull();
    const waits = await api.get('/api/auth/login/second', { cookie: browser.cookies() });
    expect(await waits.json()).toMatchObject({ step: 'factor', methods: ['totp', 'recovery'] });
    const wrong = await prove(api, browser.cookies(), 'totp', '000000');
    expect(wrong).toMatchObject({ status: 422, code: 'factor.wrong_code' });
    const proved = await prove(api, browser.cookies(), 'totp', await person.freshCode());
    expect(proved.status).toBe(200);
    browser.keep(proved.cookie);
    expect(await browser.user()).toMatchObject({ id: person.id });
  });

  it('is begun by the person: another site only leads to the page with the button [M-916]', async () => {
    expect(await new Browser(api, 'cross-site').go(start)).toBe('/admin-login');
    expect((await api.pool.query('select from oidc_flows')).rows).toEqual([]);
  });

  it('goes to no page but one of the admin', async () => {
    for (const next of [
      'https://elsewhere.example/admin',
      '//elsewhere.example',
      '/admin/../x y',
      '/en',
      '/administrator',
    ])
      expect((await api.get(`${start}?next=${encodeURIComponent(next)}`)).status).toBe(400);
  });

  it('is begun a hundred times in a quarter of an hour from one address', async () => {
    await Promise.all(Array.from({ length: 100 }, () => new Browser(api).step(`http://localhost:3000${start}`)));
    const { next } = await new Browser(api).step(`http://localhost:3000${start}`);
    expect(next).toBe('http://localhost:3000/admin-login?provider=limited');
  });
});
