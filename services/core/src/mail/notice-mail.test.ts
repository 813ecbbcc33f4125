import { noticeKinds } from '../accounts/account-notice.ts';
import { defaultOffice } from '../office/office.ts';
import { expect, test } from 'vitest';
import { writeNotice } from './notice-mail.ts';

test.each(noticeKinds)('a notice of %s says in both languages what happened and when, and opens nothing', (kind) => {
  const notice = { kind, to: 'person@agency.example', firstName: 'Noura', at: '2026-11-25T06:30:00Z' };
  const { subject, text } = writeNotice(notice, defaultOffice.name);
  expect(subject).toMatch(/Manzil.* · .*منزل/);
  expect(text).toContain('Hello Noura,');
  expect(text).toContain('9:30');
  expect(text).toContain('٩:٣٠');
  expect(text).not.toMatch(/https?:|#/);
});

test.each([
  [{ browser: 'Firefox', system: 'Windows' }, 'Browser: Firefox, Windows.', 'المتصفح: Firefox، Windows.'],
  [{ browser: null, system: 'iOS' }, 'Browser: iOS.', 'المتصفح: iOS.'],
  [{ browser: null, system: null }, 'Browser: not known.', 'المتصفح: غير معروف.'],
])('a notice of a new browser names it in both languages: %j [M-849]', (device, en, ar) => {
  const at = '2026-11-25T06:30:00Z';
  const { text } = writeNotice(
    { kind: 'new_device', to: 'a@agency.example', firstName: null, at, device },
    defaultOffice.name,
  );
  expect(text.split('\n')).toEqual(expect.arrayContaining([en, ar]));
});
