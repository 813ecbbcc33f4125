import { expect, it } from 'vitest';
import { noticeKinds } from '../accounts/account-notice.ts';
import { defaultOffice, type Office } from '../office/office.ts';
import { writeConfirmMail } from './confirm-mail.ts';
import { leadMailTarget } from './lead-mail-target.ts';
import type { Mail } from './mail.ts';
import { sendNotice } from './notice-mail.ts';
import { fakeLeadMail } from './testing/fake-lead-mail.ts';

const office: Office = { ...defaultOffice, name: { en: 'Doha $& Homes', ar: 'بيوت الدوحة' }, primaryColour: '#0b3d66' };
const readOffice = () => Promise.resolve(office);
const publicUrl = 'https://dohahomes.example';
const old = /Manzil|منزل/;

function collector() {
  const sent: Mail[] = [];
  const send = (mail: Mail) => {
    sent.push(mail);
    return Promise.resolve({ kind: 'delivered', externalId: null, httpStatus: null, answer: null } as const);
  };
  return { sent, mailer: { kind: 'kept', send } as const };
}

it.each(noticeKinds)('a notice of %s is from the office and names it in both languages [M-1120]', async (kind) => {
  const { sent, mailer } = collector();
  const log = { warn: () => undefined, error: () => undefined };
  const notice = { kind, to: 'a@dohahomes.example', firstName: 'Noura', at: '2026-11-25T06:30:00Z' };
  await sendNotice({ mailer, log, office: readOffice }, notice);
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toMatch(old);
  expect(sent[0]?.senderName).toBe('Doha $& Homes');
  expect(sent[0]?.subject).toMatch(/Doha \$& Homes.* · .*بيوت الدوحة/);
});

it('what a lead sets in motion is from the office, in its colour [M-1120]', async () => {
  const { sent, mailer } = collector();
  const settings = { MAIL_OFFICE: 'office@dohahomes.example', MAIL_MESSAGE: true, PUBLIC_URL: publicUrl };
  const target = leadMailTarget(mailer, settings, readOffice);
  const context = { idempotencyKey: 'mail-1', requestId: null, signal: AbortSignal.timeout(1_000) };
  await target.send(fakeLeadMail(), context);
  await target.send(fakeLeadMail({ source: 'newsletter', confirmKey: 'a'.repeat(32) }), context);
  expect(sent.map(({ senderName }) => senderName)).toEqual(['Doha $& Homes', 'Doha $& Homes']);
  expect(JSON.stringify(sent)).not.toMatch(old);
  for (const { html } of sent) expect(html).toContain('color:#0b3d66');
  expect(sent[1]?.text).toContain('the Doha $& Homes newsletter');
  expect(sent[1]?.text).toContain('نشرة بيوت الدوحة');
  expect(sent[1]?.html).toContain('Doha $&amp; Homes');
});

it('of an office without a colour the links are as they were', () => {
  expect(writeConfirmMail({ language: 'en', key: 'a'.repeat(32) }, publicUrl, defaultOffice).html).toContain(
    'color:#7f1d3a',
  );
});
