import { startSmtpStub, textOf } from '@manzil/core/mail/testing/smtp-stub';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const smtp = await startSmtpStub();
let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { SMTP_URL: smtp.url, SMTP_TLS: 'off' } });
  admin = await signInAs(api, 'admin');
});
beforeEach(() => {
  smtp.mood = 'takes';
  smtp.mails.length = 0;
});
afterAll(async () => {
  await api.close();
  await smtp.down();
});

let last = 0;
async function invite(language: 'en' | 'ar'): Promise<{ email: string; link: { sent: boolean } }> {
  last += 1;
  const email = `new${String(last)}@example.com`;
  const { cookie, origin } = admin;
  const person = { email, firstName: 'Maryam', lastName: 'Al-Thani', role: 'editor', language };
  const answer = await api.send('POST', '/api/users', { cookie, origin }, person);
  expect(answer.status).toBe(201);
  return { email, ...((await answer.json()) as { link: { sent: boolean } }) };
}

it.each([
  ['en', 'You were invited to the Manzil admin.'],
  ['ar', 'تمت دعوتك إلى لوحة إدارة منزل.'],
] as const)(
  'an invitation (%s) goes to the person by the mail server, and the answer says so',
  async (language, words) => {
    const { email, link } = await invite(language);
    expect(link.sent).toBe(true);
    expect(smtp.mails.map(({ to }) => to)).toEqual([email]);
    const text = textOf(smtp.mails[0]?.raw ?? '');
    expect(text).toContain(words);
    expect(text).toMatch(/http:\/\/localhost:3000\/admin-access#[\w-]{43}/);
  },
);

it('an invitation that the mail server does not take is made all the same, and the answer says that it was not sent', async () => {
  smtp.mood = 'unknown-recipient';
  const { email, link } = await invite('en');
  expect(link.sent).toBe(false);
  expect(JSON.stringify(link)).not.toContain('#');
  expect(api.logLines.join('\n')).not.toContain(email);
});

it('a forgotten password is answered at once, however long the mail takes, and its mail arrives', async () => {
  await api.pool.query(`update users set email = 'admin@example.com' where id = $1`, [admin.id]);
  smtp.mood = 'hangs';
  const began = performance.now();
  const answer = await api.post('/api/auth/forgotten', { username: admin.username, language: 'en' });
  expect(answer.status).toBe(202);
  expect(performance.now() - began).toBeLessThan(4_000);
  await expect.poll(() => smtp.mails.map(({ to }) => to), { timeout: 5_000 }).toEqual(['admin@example.com']);
});
