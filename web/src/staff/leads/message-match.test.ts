import { readStaffSearch } from '@manzil/core/search/staff-search';
import { expect, it } from 'vitest';
import { lead } from '#testing/made/lead.ts';
import { messageMatch } from './message-match.ts';

const asked = lead({
  firstName: 'Noura',
  email: 'noura@office.example',
  phone: '+974 3311 0099',
  referenceId: 'MZL-K7-0024',
  message: 'Noura asks for an office of 33110099 QR, MZL-K7-0024',
});
const found = (typed: string, changes = {}) =>
  messageMatch({ ...asked, ...changes }, readStaffSearch(typed) ?? [])?.match ?? null;

it('is shown only for what name, reference, e-mail and phone do not hold [M-1050]', () => {
  expect(found('asks')).toBe('asks');
  expect(found('noura asks')).toBe('asks');
  for (const typed of ['noura', 'k7-0024', 'office', '3311 0099', 'KUWARI', '']) expect(found(typed)).toBeNull();
});

it('what a reader is not shown explains nothing: only the message can have been found [M-1050]', () => {
  const hidden = { masked: ['email', 'phone'], email: '••••••', phone: '••••••' };
  expect(found('office', hidden)).toBe('office');
  expect(found('33110099', hidden)).toBe('33110099');
});

it('a lead without a message has none', () => {
  expect(found('asks', { message: null })).toBeNull();
});
