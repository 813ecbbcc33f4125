import type { AccountNotice } from '@manzil/core/accounts/account-notice';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { signInAs, testPassword, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { codeAt, enrolled, prove, withPassword } from './testing/enrolled.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let api: TestApi;
beforeEach(() => api.pool.query('truncate request_limits'));
afterEach(() => api.demandContract());

const login = (who: Staff, headers: Record<string, string> = {}) =>
  api.post('/api/auth/login', { username: who.username, password: testPassword }, headers);
/** As a browser keeps it. */
const keptBy = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('manzil.known='))
    ?.split(';')[0] ?? '';

describe('a sign-in from a new browser', () => {
  const raised: [number, NonNullable<AccountNotice['device']>][] = [];
  beforeAll(async () => {
    const newDeviceAlert = { raise: (...told: (typeof raised)[number]) => void raised.push(told) };
    api = await startApi({ replace: { newDeviceAlert }, settings: { DEMO_MODE: 'on' } });
  });
  beforeEach(() => {
    raised.length = 0;
  });
  afterAll(() => api.close());

  it('is told from the second sign-in on, and the browser is known afterwards [M-849 M-850]', async () => {
    const person = await signInAs(api, 'agent');
    expect(raised).toEqual([]);
    const answer = await login(person, { 'user-agent': firefox });
    expect(raised).toEqual([[person.id, { browser: 'Firefox', system: 'Windows' }]]);
    expect((await login(person, { cookie: keptBy(answer) })).status).toBe(200);
    expect(raised).toHaveLength(1);
    expect((await login(person, { 'user-agent': '<script>"' })).status).toBe(200);
    expect(raised.at(-1)).toEqual([person.id, { browser: null, system: null }]);
  });

  it('is not told by a wrong password, nor of a browser that two people share [M-850]', async () => {
    const [one, other] = [await signInAs(api, 'agent'), await signInAs(api, 'editor')];
    const wrong = await api.post('/api/auth/login', { username: one.username, password: 'not this one' });
    expect([wrong.status, raised]).toEqual([401, []]);
    const first = keptBy(await login(one));
    const both = keptBy(await login(other, { cookie: first }));
    expect(raised.map(([id]) => id)).toEqual([one.id, other.id]);
    for (const who of [one, other, one]) expect((await login(who, { cookie: both })).status).toBe(200);
    expect(raised).toHaveLength(2);
  });

  it('is told once both steps are done, not before [M-849]', async () => {
    const person = await enrolled(api);
    const { cookie } = await withPassword(api, person.username);
    expect(raised).toEqual([]);
    const done = await prove(api, cookie, 'totp', await person.freshCode());
    expect([done.status, raised.map(([id]) => id)]).toEqual([200, [person.id]]);
    const known = keptBy(done.answer);
    const next = await withPassword(api, person.username, { cookie: known });
    expect((await prove(api, next.cookie, 'totp', await person.freshCode())).status).toBe(200);
    expect(raised).toHaveLength(1);
  });

  it('is not told where a known browser sets a second step up on the way in [M-850]', async () => {
    const person = await signInAs(api, 'editor');
    const known = keptBy(await login(person));
    raised.length = 0;
    await api.pool.query(
      `insert into factor_rules (role, needed) values ('editor', true) on conflict (role) do update set needed = true`,
    );
    const { cookie, status } = await withPassword(api, person.username, { cookie: known });
    expect(status).toBe(202);
    const call = callAs(api, { ...person, cookie });
    const { body } = await call('POST', '/api/auth/factors/totp');
    const code = codeAt(String(body['secret']), Date.now());
    expect((await call('PUT', '/api/auth/factors/totp', { code })).status).toBe(200);
    expect(raised).toEqual([]);
    await api.pool.query('delete from factor_rules');
  });
});

describe('the mail', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const folder = () => path.join(api.dataDir, 'mail');
  const mailsTo = (to: string): { subject: string; text: string }[] => {
    const names = existsSync(folder()) ? readdirSync(folder()) : [];
    const mails = names.map((name) => JSON.parse(readFileSync(path.join(folder(), name), 'utf8')) as object);
    return (mails as { to: string; subject: string; text: string }[]).filter((mail) => mail.to === to);
  };

  it('goes to the owner with time and browser, five times a day, and neither into a log nor the audit [M-849]', async () => {
    const person = await signInAs(api, 'agent');
    const address = `${person.username}@example.com`;
    for (let n = 0; n < 7; n += 1) expect((await login(person, { 'user-agent': firefox })).status).toBe(200);
    await expect.poll(() => mailsTo(address).length).toBe(5);
    const [mail] = mailsTo(address);
    expect(mail?.subject).toContain('A new browser signed in to your Manzil account');
    expect(mail?.text).toContain('Browser: Firefox, Windows.');
    expect(mail?.text).toContain('المتصفح: Firefox، Windows.');
    expect(api.logLines.join('\n')).not.toMatch(/Firefox|@example\.com/);
  });
});
