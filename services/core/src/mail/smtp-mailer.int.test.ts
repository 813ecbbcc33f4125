import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { certificate } from './testing/certificate.ts';
import { smtpPassword, type SmtpStub, startSmtpStub } from './testing/smtp-stub.ts';

const smtp = await startSmtpStub();
beforeEach(() => {
  smtp.mood = 'takes';
  smtp.mails.length = 0;
});
afterAll(() => smtp.down());

const mail: Mail = {
  id: 'mail-1',
  to: { name: 'Dana "D"\r\nBcc: spy@example.com', address: 'dana@example.com' },
  replyTo: { name: 'نورة', address: 'noura@example.com' },
  subject: 'Hello\r\nBcc: spy@example.com',
  text: 'Text',
  html: '<p>Text</p>',
  leadReference: null,
  senderName: 'Doha Homes',
};
const from = { from: 'site@example.com', hostName: 'manzil.example' };
const send = (url: string, signal = AbortSignal.timeout(5_000), timeoutMs = 2_000) =>
  createSmtpMailer({ ...from, url, timeoutMs, tls: 'off' }).send(mail, signal);
const sendSafely = (url: string, ca?: string) =>
  createSmtpMailer({ ...from, url, timeoutMs: 2_000, tls: 'on', ...(ca === undefined ? {} : { ca }) }).send(
    mail,
    AbortSignal.timeout(5_000),
  );
const signedIn = (password: string) =>
  smtp.url.replace('smtp://', `smtp://${encodeURIComponent('site@example.com')}:${encodeURIComponent(password)}@`);

it('signs in where the address names an account', async () => {
  expect(await send(signedIn(smtpPassword))).toMatchObject({ kind: 'delivered', httpStatus: 250 });
  expect(smtp.mails).toHaveLength(1);
});

describe('encryption', () => {
  let tls: SmtpStub;
  beforeAll(async () => {
    tls = await startSmtpStub({ offersTls: true });
  });
  beforeEach(() => void (tls.mails.length = 0));
  afterAll(() => tls.down());

  const refused = { kind: 'retry', code: 'mail.no_tls', alert: true };

  it('is used where the server offers it, and the mail goes nowhere else [M-863]', async () => {
    expect(await sendSafely(tls.url, certificate.cert)).toMatchObject({ kind: 'delivered' });
    expect(tls.mails).toMatchObject([{ encrypted: true }]);
  });

  it('is demanded of every server, with an account or without: one that offers none gets nothing [M-863]', async () => {
    for (const url of [smtp.url, signedIn(smtpPassword)]) expect(await sendSafely(url)).toMatchObject(refused);
    expect(smtp.mails).toEqual([]);
  });

  it('is with the one that was asked for: a certificate that nobody vouches for, or of another name, is refused [M-863]', async () => {
    expect(await sendSafely(tls.url)).toMatchObject(refused);
    const otherName = tls.url.replace('127.0.0.1', '0.0.0.0');
    expect(await sendSafely(otherName, certificate.cert)).toMatchObject(refused);
    expect(tls.mails).toEqual([]);
  });

  it('is left out where that is said, and nowhere else [M-864]', async () => {
    expect(await send(smtp.url)).toMatchObject({ kind: 'delivered' });
    expect(smtp.mails).toMatchObject([{ encrypted: false }]);
  });
});

it('waits and alerts when the account is refused, and quotes nobody', async () => {
  const outcome = await send(signedIn('wrong'));
  expect(outcome).toMatchObject({ kind: 'retry', code: 'mail.unauthorized', httpStatus: 535, alert: true });
  expect(JSON.stringify(outcome)).not.toContain('example.com');
  expect(smtp.mails).toEqual([]);
});

it('writes headers that nobody can add to', async () => {
  await send(smtp.url);
  const [head = ''] = (smtp.mails[0]?.raw ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/im);
  expect(head).toMatch(/^From: Doha Homes <site@example\.com>/m);
  expect(head).toMatch(/^Message-ID: <mail-1@manzil\.example>/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(smtp.mails[0]?.raw).toMatch(/multipart\/alternative/);
});

it('gives up at once when nothing may start any more, and when nobody listens', async () => {
  expect(await send(smtp.url, AbortSignal.abort())).toMatchObject({ kind: 'retry', code: 'mail.timeout' });
  expect(await send('smtp://127.0.0.1:1')).toMatchObject({ kind: 'retry', code: 'mail.unreachable' });
  expect(smtp.mails).toEqual([]);
});

it('lets go of a server that is silent when its caller has waited enough', async () => {
  smtp.mood = 'silent';
  const began = performance.now();
  const outcome = await send(smtp.url, AbortSignal.timeout(200), 60_000);
  expect(outcome).toMatchObject({ kind: 'retry', code: 'mail.timeout' });
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('lets mail programs offer one click to whoever wants no more, on such mails alone [M-880]', async () => {
  const unsubscribeUrl = 'https://manzil.example/api/subscriptions/5f2b0c6f/end';
  const mailer = createSmtpMailer({ ...from, url: smtp.url, timeoutMs: 2_000, tls: 'off' });
  await mailer.send({ ...mail, unsubscribeUrl }, AbortSignal.timeout(5_000));
  await mailer.send(mail, AbortSignal.timeout(5_000));
  const [news, notice] = smtp.mails.map(({ raw }) => raw);
  expect(news).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(notice).not.toContain('List-Unsubscribe');
});

it.each(['busy', 'full', 'unknown-recipient', 'refuses'] as const)(
  'keeps the number that a server answers, and nothing of its words, which staff would read: %s [M-911]',
  async (mood) => {
    smtp.mood = mood;
    smtp.says = '<img src=x onerror=ran(1)>';
    const outcome = await send(smtp.url);
    smtp.says = null;
    expect(outcome).toMatchObject({ httpStatus: expect.toSatisfy((status) => Number(status) >= 400) });
    expect(JSON.stringify(outcome)).not.toMatch(/ran|img|dana/);
  },
);
