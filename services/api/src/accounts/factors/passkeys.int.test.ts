import type { NoticeKind } from '@manzil/core/accounts/account-notice';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { cookieOf, signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { actionsOf, forgetConfirmation, origin, withPassword } from '../testing/enrolled.ts';
import { type Circumstances, type SoftAuthenticator, softAuthenticator } from '@manzil/testing/soft-authenticator';

const told: NoticeKind[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ replace: { tellOfFactors: (kind) => void told.push(kind) } });
});
beforeEach(() => {
  told.length = 0;
  return api.pool.query('truncate request_limits, factor_rules');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

interface WithPasskey extends Staff {
  device: SoftAuthenticator;
  recoveryCodes: string[];
  userHandle: string;
}

async function withPasskey(role: 'admin' | 'agent' = 'agent'): Promise<WithPasskey> {
  const person = await signInAs(api, role);
  const call = callAs(api, person);
  const device = softAuthenticator();
  const { body } = await call('POST', '/api/auth/passkeys/start');
  const added = await call('POST', '/api/auth/passkeys', device.make(String(body['challenge'])));
  expect(added.status).toBe(200);
  const recoveryCodes = added.body['recoveryCodes'] as string[];
  return { ...person, device, recoveryCodes, userHandle: String(body['userHandle']) };
}

async function question(path = '/api/auth/login/passkey/question', headers: Record<string, string> = {}) {
  const answer = await api.send('POST', path, headers);
  return (await answer.json()) as { challenge: string; rpId: string; credentials: string[] };
}
async function signIn(body: object) {
  const answer = await api.post('/api/auth/login/passkey', body);
  const said = (await answer.json()) as { code?: string; username?: string };
  return { status: answer.status, ...said, cookie: cookieOf(answer) };
}

describe('a passkey', () => {
  it('is added by its owner after the password, under a name, several of them, and told by mail [M-832]', async () => {
    const person = await withPasskey();
    expect(person.recoveryCodes).toHaveLength(10);
    const call = callAs(api, person);
    const second = softAuthenticator();
    const start = (await call('POST', '/api/auth/passkeys/start')).body;
    expect(start).toMatchObject({ rpId: 'localhost', known: [person.device.id], username: person.username });
    const made = second.make(String(start['challenge']), { name: ' Key in the office ' });
    expect((await call('POST', '/api/auth/passkeys', made)).body).toEqual({ recoveryCodes: [] });
    const { body } = await call('GET', '/api/auth/factors');
    expect(body['passkeys']).toMatchObject([{ name: 'Phone', lastUsedAt: null }, { name: 'Key in the office' }]);
    expect(told).toEqual(['factor_added', 'factor_added']);
    await forgetConfirmation(api, person.id);
    expect((await call('POST', '/api/auth/passkeys/start')).body['code']).toBe('auth.confirmation_required');
    expect((await call('DELETE', '/api/auth/passkeys/1')).body['code']).toBe('auth.confirmation_required');
  });

  it.each<[string, Circumstances]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without the person verified', { verified: false }],
    ['by an answer to something else', { type: 'webauthn.get' }],
  ])('is not added %s [M-832]', async (_how, how) => {
    const call = callAs(api, await signInAs(api, 'agent'));
    const { body } = await call('POST', '/api/auth/passkeys/start');
    const made = softAuthenticator().make(String(body['challenge']), how);
    expect((await call('POST', '/api/auth/passkeys', made)).body['code']).toBe('factor.passkey_refused');
    expect((await call('GET', '/api/auth/factors')).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  });

  it('is added once by a challenge, its own person’s, within five minutes', async () => {
    const [one, other] = [await signInAs(api, 'agent'), await signInAs(api, 'agent')];
    const start = async (who: Staff) =>
      String((await callAs(api, who)('POST', '/api/auth/passkeys/start')).body['challenge']);
    const add = async (who: Staff, challenge: string) =>
      (await callAs(api, who)('POST', '/api/auth/passkeys', softAuthenticator().make(challenge))).status;
    const challenge = await start(one);
    expect(await add(one, challenge)).toBe(200);
    expect(await add(one, challenge)).toBe(422);
    expect(await add(other, await start(one))).toBe(422);
    const late = await start(one);
    await api.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect(await add(one, late)).toBe(422);
    expect(await add(one, (await question()).challenge)).toBe(422);
  });

  it('signs in alone, in place of password and second step [M-833]', async () => {
    const person = await withPasskey('admin');
    const asked = await question();
    expect(asked).toMatchObject({ rpId: 'localhost', credentials: [] });
    const { userHandle } = person;
    const done = await signIn(person.device.prove(asked.challenge, { userHandle }));
    expect(done).toMatchObject({ status: 200, username: person.username });
    expect((await api.get('/api/leads', { cookie: done.cookie })).status).toBe(200);
    expect((await actionsOf(api, person.id)).at(-1)).toBe('auth.signed_in');
    const { body } = await callAs(api, person)('GET', '/api/auth/factors');
    expect(body['passkeys']).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('is the second step after the password, with a recovery code in its place', async () => {
    const person = await withPasskey();
    const { status, body, cookie } = await withPassword(api, person.username);
    expect([status, body]).toEqual([202, { step: 'factor', methods: ['passkey', 'recovery'] }]);
    const { challenge } = await question();
    const answer = await api.send(
      'POST',
      '/api/auth/login/passkey',
      { cookie, origin },
      person.device.prove(challenge),
    );
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await api.get('/api/auth/sessions', { cookie: cookieOf(answer) })).status).toBe(200);
  });

  it.each<[string, Circumstances]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['nobody verified', { verified: false }],
    ['somebody else’s handle', { userHandle: 'AAAA' }],
    ['an answer to something else', { type: 'webauthn.create' }],
  ])('opens nothing with %s [M-833]', async (_how, how) => {
    const { device, id } = await withPasskey();
    const { challenge } = await question();
    expect(await signIn(device.prove(challenge, how))).toMatchObject({ status: 422, code: 'factor.passkey_refused' });
    expect((await actionsOf(api, id)).at(-1)).toBe('auth.sign_in_refused');
  });

  it('opens nothing with a challenge that was used, is too old, or for another purpose [M-833]', async () => {
    const person = await withPasskey();
    const { device } = person;
    const { challenge } = await question();
    const both = await Promise.all([signIn(device.prove(challenge)), signIn(device.prove(challenge))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await signIn(device.prove(challenge))).status).toBe(422);
    const late = await question();
    await api.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect((await signIn(device.prove(late.challenge))).status).toBe(422);
    const headers = { cookie: person.cookie, origin };
    const other = await question('/api/auth/confirm/passkey/question', headers);
    expect((await signIn(device.prove(other.challenge))).status).toBe(422);
    expect((await signIn(device.prove('made up'))).status).toBe(422);
  });

  it('opens nothing with another’s signature, an unknown key, or a counter that did not rise [M-833]', async () => {
    const { device } = await withPasskey();
    const stranger = softAuthenticator();
    const sign = async (how: Circumstances) => (await signIn(device.prove((await question()).challenge, how))).status;
    expect((await signIn({ ...stranger.prove((await question()).challenge), id: device.id })).status).toBe(422);
    expect((await signIn(stranger.prove((await question()).challenge))).status).toBe(422);
    expect(await sign({ counter: 5 })).toBe(200);
    expect(await sign({ counter: 5 })).toBe(422);
    expect(await sign({ counter: 4 })).toBe(422);
    expect(await sign({ counter: 6 })).toBe(200);
  });

  it('opens nothing of a disabled account, and nothing once it is removed', async () => {
    const person = await withPasskey();
    await api.pool.query('update users set disabled_at = now() where id = $1', [person.id]);
    expect((await signIn(person.device.prove((await question()).challenge))).status).toBe(422);
    await api.pool.query('update users set disabled_at = null where id = $1', [person.id]);
    const call = callAs(api, person);
    const [{ id }] = (await call('GET', '/api/auth/factors')).body['passkeys'] as [{ id: number }];
    const stranger = callAs(api, await signInAs(api, 'agent'));
    expect((await stranger('DELETE', `/api/auth/passkeys/${String(id)}`)).body['code']).toBe('factor.none');
    await api.pool.query(`insert into factor_rules values ('agent', true)`);
    expect((await call('DELETE', `/api/auth/passkeys/${String(id)}`)).body['code']).toBe('factor.needed');
    await api.pool.query('truncate factor_rules');
    expect((await call('DELETE', `/api/auth/passkeys/${String(id)}`)).status).toBe(204);
    expect((await call('GET', '/api/auth/factors')).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await signIn(person.device.prove((await question()).challenge))).status).toBe(422);
    expect((await withPassword(api, person.username)).status).toBe(200);
  });

  it('goes with the other factors when an administrator takes them away', async () => {
    const [admin, person] = [await signInAs(api, 'admin'), await withPasskey()];
    const call = callAs(api, admin);
    expect((await call('GET', `/api/users?search=${person.username}`)).body['users']).toMatchObject([
      { hasFactor: true },
    ]);
    expect((await call('DELETE', `/api/users/${String(person.id)}/factors`)).status).toBe(204);
    expect((await signIn(person.device.prove((await question()).challenge))).status).toBe(422);
  });
});

it('stands in for the password typed again, for five minutes [M-834]', async () => {
  const person = await withPasskey('admin');
  const call = callAs(api, person);
  const other = await withPasskey();
  const change = async () => (await call('DELETE', `/api/users/${String(other.id)}/factors`)).body['code'];
  await forgetConfirmation(api, person.id);
  expect(await change()).toBe('auth.confirmation_required');
  const headers = { cookie: person.cookie, origin };
  const asked = await question('/api/auth/confirm/passkey/question', headers);
  expect(asked.credentials).toEqual([person.device.id]);
  const wrong = await call('POST', '/api/auth/confirm/passkey', other.device.prove(asked.challenge));
  expect(wrong.body['code']).toBe('factor.passkey_refused');
  const { challenge } = await question('/api/auth/confirm/passkey/question', headers);
  expect((await call('POST', '/api/auth/confirm/passkey', person.device.prove(challenge))).status).toBe(204);
  expect(await change()).toBeUndefined();
  const none = callAs(api, await signInAs(api, 'agent'));
  expect((await none('POST', '/api/auth/confirm/passkey/question')).body['code']).toBe('factor.none');
});

it('is the first factor of who needs one, in the middle of the sign-in', async () => {
  const { username, id } = await signInAs(api, 'agent');
  await api.pool.query(`insert into factor_rules values ('agent', true)`);
  const { cookie, body } = await withPassword(api, username);
  expect(body).toMatchObject({ step: 'enrol' });
  const start = (await callAs(api, { cookie, origin })('POST', '/api/auth/passkeys/start')).body;
  const made = softAuthenticator().make(String(start['challenge']));
  const answer = await api.send('POST', '/api/auth/passkeys', { cookie, origin }, made);
  expect(answer.status).toBe(200);
  expect((await api.get('/api/auth/sessions', { cookie: cookieOf(answer) })).status).toBe(200);
  expect((await actionsOf(api, id)).slice(-2)).toEqual(['auth.factor_added', 'auth.signed_in']);
});

it('is not begun without end from one address', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 301; n += 1) statuses.add((await api.send('POST', '/api/auth/login/passkey/question')).status);
  expect([...statuses]).toEqual([200, 429]);
});
