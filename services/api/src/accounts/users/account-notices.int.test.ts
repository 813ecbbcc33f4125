import { makeAccessLink } from '@manzil/core/accounts/store/access-link-repository';
import { makeOperatorLink } from '@manzil/core/accounts/store/operator-link';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const as = (who: Staff) => ({ cookie: who.cookie, origin: who.origin });
const send = (method: string, address: string, body?: object) => api.send(method, address, as(admin), body);
const good = { password: 'a long enough one', confirmation: 'a long enough one' };
const use = (body: object) => api.post('/api/auth/access-link/use', body);
/** As the operator prints it on the server. */
const printed = async (name: string): Promise<string> => (await makeOperatorLink(api.pool, name))?.token ?? '';

describe('who is told', () => {
  const said = (to: string): string[] => {
    const folder = path.join(api.dataDir, 'mail');
    const mails = readdirSync(folder).map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { to: string; subject: string },
    );
    return mails.filter((mail) => mail.to === to).map(({ subject }) => subject.split(' · ')[0] ?? '');
  };

  it('is the person, of a link, a role, an e-mail at both addresses, and a new password [M-724]', async () => {
    const { id } = await signInAs(api, 'agent');
    await api.pool.query(`update users set email = 'told@example.com' where id = $1`, [id]);
    const address = `/api/users/${String(id)}`;
    expect((await send('POST', `${address}/access-link`)).status).toBe(201);
    expect((await send('PATCH', address, { role: 'editor' })).status).toBe(200);
    const token = await printed('told@example.com');
    expect((await use({ token, ...good })).status).toBe(204);
    const old = await printed('told@example.com');
    expect((await send('PATCH', address, { email: 'moved@example.com' })).status).toBe(200);
    // it went to the old address
    expect((await use({ token: old, ...good })).status).toBe(410);
    await expect
      .poll(() => said('told@example.com'))
      .toEqual(
        expect.arrayContaining([
          'A link to your Manzil account was created',
          'Your role in the Manzil admin changed',
          'The password of your Manzil account changed',
          'The e-mail of your Manzil account changed',
        ]),
      );
    await expect.poll(() => said('moved@example.com')).toEqual(['The e-mail of your Manzil account changed']);
  });

  it('a link that is used has an actor in the audit log, and who made it [M-725]', async () => {
    const who = await signInAs(api, 'agent');
    const token = await staffWrite(api.pool, { actor: null, requestId: null }, async (unit) => ({
      result: (await makeAccessLink(unit, who.id, 'reset', admin.id)).token,
      entry: { action: 'user.link_made', id: who.id },
    }));
    expect((await use({ token, ...good })).status).toBe(204);
    const answer = await api.get(`/api/audit?kind=user&subjectId=${String(who.id)}`, as(admin));
    const { entries } = (await answer.json()) as { entries: object[] };
    expect(entries[0]).toMatchObject({
      action: 'user.password_reset',
      actor: { id: who.id, username: who.username, role: 'agent' },
      after: { by: 'link', madeBy: admin.id },
    });
  });
});
