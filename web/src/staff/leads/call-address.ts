import { telHref } from '#lib/phone-links.ts';
import type { Lead } from './api/leads.ts';
import { internationalNumber } from './international-number.ts';

/** Null for somebody whose number there is not, or is not shown to the reader. */
export function callAddress({ phone, masked }: Pick<Lead, 'phone' | 'masked'>): string | null {
  const number = masked.includes('phone') ? null : internationalNumber(phone);
  return number === null ? null : telHref(number);
}
