import { startTestDovecot, type TestDovecot } from '@manzil/testing/dovecot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Called, callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Called>;

let api: TestApi;
let dovecot: TestDovecot;
let admin: Staff;
let asAdmin: Call;

beforeAll(async () => {
  api = await startApi();
  dovecot = await startTestDovecot();
  admin = await signInAs(api, 'admin');
  asAdmin = callAs(api, admin);
});
beforeEach(async () => {
  await api.pool.query('delete from integration_settings');
  await api.pool.query('update mailbox_readings set looked_at = null, problem = null, taken = 0');
});
afterEach(() => api.demandContract());
afterAll(async () => {
  await dovecot.stop();
  await api.close();
});

const mailbox = (change: object = {}) => ({
  enabled: true,
  host: 'imap.example.com',
  port: 993,
  security: 'tls',
  username: 'office',
  folder: 'INBOX',
  answersTo: 'answers@manzil.example',
  password: 'a password of tests',
  version: 0,
  ...change,
});
const save = (change: object = {}, call = asAdmin) => call('PUT', '/api/mailbox', mailbox(change));
/** Of this machine, without encryption. */
const here = (change: object = {}) => ({
  host: '127.0.0.1',
  port: dovecot.port,
  security: 'plain',
  username: dovecot.username,
  folder: 'INBOX',
  password: dovecot.password,
  ...change,
});
const tryIt = (body: object) => asAdmin('POST', '/api/mailbox/try', body);

describe('the settings of the mailbox', () => {
  it('are stored without showing the password, which stays where none is given [M-1265]', async () => {
    expect(await asAdmin('GET', '/api/mailbox')).toMatchObject({
      status: 200,
      body: { enabled: false, passwordState: 'none', version: 0 },
    });
    const saved = await save();
    expect(saved).toMatchObject({ status: 200, body: { enabled: true, passwordState: 'stored', problem: null } });
    const { version } = saved.body as { version: number };
    expect(version).toBeGreaterThan(0);
    const again = await save({ version, folder: 'Answers', password: undefined });
    expect(again).toMatchObject({ status: 200, body: { folder: 'Answers', passwordState: 'stored' } });
    const read = await asAdmin('GET', '/api/mailbox');
    expect(read.body).toEqual(again.body);
    expect(JSON.stringify([saved, again, read])).not.toContain('a password of tests');
    const { rows } = await api.pool.query(`select * from integration_settings, audit_entries`);
    expect(JSON.stringify(rows)).not.toContain('a password of tests');
  });

  it('tell how the last reading went [M-1265]', async () => {
    await save();
    await api.pool.query(
      `update mailbox_readings set looked_at = '2026-11-21T10:00:00Z', problem = 'sign_in', taken = 3`,
    );
    expect((await asAdmin('GET', '/api/mailbox')).body).toMatchObject({
      lookedAt: '2026-11-21T10:00:00.000Z',
      problem: 'sign_in',
      taken: 3,
    });
  });

  it('are not overwritten by whoever saw older ones [M-1266]', async () => {
    await save();
    expect(await save({ folder: 'Mine' })).toMatchObject({ status: 409, body: { code: 'mailbox.conflict' } });
    expect((await asAdmin('GET', '/api/mailbox')).body['folder']).toBe('INBOX');
  });

  it.each([{ host: 'imap.elsewhere.example' }, { port: 143 }, { username: 'somebody' }, { security: 'starttls' }])(
    'want the password again for %o [M-1266]',
    async (change) => {
      const { version } = (await save()).body;
      expect(await save({ ...change, version, password: undefined })).toMatchObject({
        status: 422,
        body: { code: 'mailbox.password_needed' },
      });
      expect(await save({ ...change, version })).toMatchObject({ status: 200 });
    },
  );

  it('want the own password of whoever stores one, once it is long ago [M-1266]', async () => {
    await api.pool.query(
      `update sessions set sess = (sess::jsonb || '{"confirmedAt": 1}')::json where sess ->> 'userId' = $1`,
      [String(admin.id)],
    );
    expect(await save()).toMatchObject({ status: 403, body: { code: 'auth.confirmation_required' } });
    admin = await signInAs(api, 'admin');
    asAdmin = callAs(api, admin);
  });

  it.each([
    [{ host: 'https://imap.example.com' }, 'host'],
    [{ host: '' }, 'host'],
    [{ username: ' ' }, 'username'],
    [{ username: 'a\r\nb' }, 'username'],
    [{ port: 0 }, 'port'],
    [{ port: 65_536 }, 'port'],
    [{ security: 'none' }, 'security'],
    [{ folder: '' }, 'folder'],
    [{ folder: 'x'.repeat(201) }, 'folder'],
    [{ answersTo: 'nobody' }, 'answersTo'],
    [{ password: '' }, 'password'],
  ])('are refused as %o, by the name of the field [M-1266]', async (change, path) => {
    const { status, body } = await save(change);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(JSON.stringify(body)).toContain(`"${path}"`);
  });

  it('may be left empty while nothing is read [M-1265]', async () => {
    const empty = { enabled: false, host: '', username: '', answersTo: null, password: undefined };
    expect(await save(empty)).toMatchObject({ status: 200, body: { enabled: false, passwordState: 'none' } });
  });

  it.each(['manager', 'agent', 'editor', 'user'] as const)('are closed to the role %s [M-1265]', async (role) => {
    const call = callAs(api, await signInAs(api, role));
    for (const answer of [
      await call('GET', '/api/mailbox'),
      await save({}, call),
      await call('POST', '/api/mailbox/try', here()),
    ])
      expect(answer.status).toBe(403);
  });
});

describe('trying the connection', () => {
  it('signs in and opens the folder, with values that are not saved [M-1267]', async () => {
    expect(await tryIt(here())).toEqual({ status: 200, body: { ok: true, problem: null } });
    expect((await asAdmin('GET', '/api/mailbox')).body).toMatchObject({ version: 0, lookedAt: null });
    const { rows } = await api.pool.query(
      `select action, after from audit_entries where action = 'setting.tested' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ after: { host: '127.0.0.1', problem: null } });
  });

  it.each([
    [{ password: 'wrong' }, 'sign_in'],
    [{ folder: 'Nowhere' }, 'folder'],
    [{ port: 1 }, 'refused'],
    [{ security: 'starttls' }, 'certificate'],
    [{ host: '169.254.169.254' }, 'host_forbidden'],
    [{ host: 'nowhere.invalid', security: 'tls' }, 'host_unknown'],
  ])('says of %o what is wrong [M-1267]', async (change, problem) => {
    expect(await tryIt(here(change))).toEqual({ status: 200, body: { ok: false, problem } });
  });

  it('uses the stored password for the server that it was given for, and for no other [M-1267]', async () => {
    await save(here());
    expect(await tryIt(here({ password: undefined }))).toMatchObject({ body: { ok: true } });
    for (const change of [{ host: 'localhost' }, { port: dovecot.tlsPort }, { username: 'somebody' }])
      expect(await tryIt(here({ password: undefined, ...change }))).toMatchObject({
        status: 422,
        body: { code: 'mailbox.password_needed' },
      });
  });
});
