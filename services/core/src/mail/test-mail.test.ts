import { expect, it } from 'vitest';
import type { Mail, Mailer } from './mail.ts';
import { createTestMailer, writeTestMail } from './test-mail.ts';

const name = { en: 'Doha Homes', ar: 'بيوت الدوحة' };
const to = { name: 'Noura', address: 'noura@dohahomes.example' };
const delivered = { kind: 'delivered', externalId: null, httpStatus: 250, answer: null } as const;
const rejected = {
  kind: 'rejected',
  httpStatus: null,
  code: 'mail.recipient_refused',
  text: 'no',
  answer: null,
} as const;

it.each([
  ['smtp', delivered, 'sent'],
  ['kept', delivered, 'kept'],
  ['smtp', rejected, 'failed'],
] as const)('a test by %s says what came of it: %o [M-1122]', async (kind, outcome, said) => {
  const sent: Mail[] = [];
  const mailer: Mailer = {
    kind,
    send: (mail) => {
      sent.push(mail);
      return Promise.resolve(outcome);
    },
  };
  expect(await createTestMailer(mailer, () => Promise.resolve({ name })).send(to)).toBe(said);
  expect(sent).toMatchObject([{ to, senderName: 'Doha Homes', ...writeTestMail(name) }]);
});

it('is written in both languages, with the name of the office alone [M-1120]', () => {
  const { subject, text } = writeTestMail(name);
  expect(subject).toBe('A test from Doha Homes · رسالة تجريبية من بيوت الدوحة');
  expect(text).not.toMatch(/Manzil|منزل/);
});
