import { noticeKinds } from '../accounts/account-notice.ts';
import { expect, test } from 'vitest';
import { writeNotice } from './notice-mail.ts';

test.each(noticeKinds)('a notice of %s says in both languages what happened and when, and opens nothing', (kind) => {
  const notice = { kind, to: 'person@agency.example', firstName: 'Noura', at: '2026-11-25T06:30:00Z' };
  const { subject, text } = writeNotice(notice);
  expect(subject).toMatch(/Manzil.* · .*منزل/);
  expect(text).toContain('Hello Noura,');
  expect(text).toContain('9:30');
  expect(text).toContain('٩:٣٠');
  expect(text).not.toMatch(/https?:|#/);
});
