import { failureCodes } from '@manzil/core/deliveries/failure-codes';
import { expect, it } from 'vitest';
import { adminMessages as english } from '#i18n/en/staff.ts';
import { reasonOf } from './reason.ts';

it.each([
  ['crm.no_connection', null, 'adminDeliveries:reasons.no_connection'],
  ['crm.server_error', '503', 'adminDeliveries:reasons.answered'],
  ['crm.server_error', null, 'adminDeliveries:reasons.server_error'],
  ['crm.unexpected_answer', '418', 'adminDeliveries:reasons.answered'],
  ['crm.too_many_requests', '429', 'adminDeliveries:reasons.too_many_requests'],
  ['delivery.lease_expired', null, 'adminDeliveries:reasons.worker_stopped'],
  ['delivery.waited_too_long', '503', 'adminDeliveries:reasons.waited_too_long'],
  ['delivery.subject_gone', null, 'adminDeliveries:reasons.subject_gone'],
  ['mail.no_tls', null, 'adminLeads:mail.reasons.no_tls'],
  ['crm.missing_again', null, 'adminDeliveries:reasons.missing_again'],
  ['crm.newer_there', '409', 'adminDeliveries:reasons.newer_there'],
  ['crm.unexpected_answer', null, 'adminDeliveries:reasons.unexpected_answer'],
  ['mail.broken', '451', 'adminDeliveries:reasons.broken'],
  ['mail.new_fault', '451', 'adminDeliveries:reasons.other'],
  [null, null, 'adminDeliveries:reasons.other'],
])('%s with %s is %s', (code, status, key) => {
  const reason = reasonOf(code, status);
  expect(reason.key).toBe(key);
  const [area = '', path = ''] = key.split(':');
  let found: unknown = english[area as keyof typeof english];
  for (const part of path.split('.')) found = (found as Record<string, unknown>)[part];
  expect([found, reason.values]).toEqual([expect.any(String), { status: status ?? '' }]);
});

it('has words for every way in which a delivery may fail, but for those of a pull, which have their own', () => {
  const wordless = failureCodes.filter((code) => reasonOf(code, null).key === 'adminDeliveries:reasons.other');
  expect(wordless).toEqual(['sync.cursor_repeats']);
});
