import { expect, it } from 'vitest';
import { withoutSubscriptionLinks } from '../leads/subscription-link.ts';
import { writeConfirmMail } from './confirm-mail.ts';
import { leadMailTarget } from './lead-mail-target.ts';
import { defaultOffice } from '../office/office.ts';
import type { Mail } from './mail.ts';
import { fakeLeadMail } from './testing/fake-lead-mail.ts';

const key = '5f2b0c6f8d3a4e1b9c7d2a6e4f8b1c3d';
const publicUrl = 'https://manzil.example';

it('asks in both languages, that of the form first, with a page to open and an address for one click [M-878 M-880]', () => {
  const arabic = writeConfirmMail({ language: 'ar', key }, publicUrl, defaultOffice);
  expect(arabic.text.indexOf('/ar/subscription')).toBeLessThan(arabic.text.indexOf('/en/subscription'));
  expect(arabic.html).toContain(`<a href="${publicUrl}/ar/subscription?key=${key}"`);
  expect(arabic.html).toContain('<div lang="ar" dir="rtl"');
  const english = writeConfirmMail({ language: 'en', key }, publicUrl, defaultOffice);
  expect(english.subject).toBe('Please confirm your subscription · يرجى تأكيد اشتراكك');
  expect(english.text.indexOf('/en/subscription')).toBeLessThan(english.text.indexOf('/ar/subscription'));
  expect(english.unsubscribeUrl).toBe(`${publicUrl}/api/subscriptions/${key}/end`);
});

it('goes to the subscriber alone, and once confirmed the office is told as of any lead [M-878]', async () => {
  const sent: Mail[] = [];
  const settings = { MAIL_OFFICE: 'office@example.com', MAIL_MESSAGE: true, PUBLIC_URL: publicUrl };
  const target = leadMailTarget(
    {
      kind: 'kept',
      send: async (mail) => {
        sent.push(mail);
        return { kind: 'delivered', externalId: null, httpStatus: null, answer: null };
      },
    },
    settings,
    () => Promise.resolve(defaultOffice),
  );
  const context = { idempotencyKey: 'mail-1', requestId: null, signal: AbortSignal.timeout(1_000) };
  const lead = fakeLeadMail({ source: 'newsletter', email: 'reader@example.com' });
  await target.send({ ...lead, confirmKey: key }, context);
  await target.send(lead, context);
  expect(sent.map(({ to, replyTo }) => [to.address, replyTo?.address])).toEqual([
    ['reader@example.com', undefined],
    ['dana@example.com', 'reader@example.com'],
  ]);
  expect(sent[1]?.unsubscribeUrl).toBeUndefined();
});

it('shows whoever reads kept mails no link that confirms for somebody else [M-883]', () => {
  const { text, html } = writeConfirmMail({ language: 'en', key }, publicUrl, defaultOffice);
  for (const part of [text, html ?? '']) expect(withoutSubscriptionLinks(part, '[link]')).not.toContain(key);
  expect(withoutSubscriptionLinks(text, '[link]')).toContain('[link]');
});
