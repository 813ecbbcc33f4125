import { latinDigits } from '@manzil/core/platform/numerals';

/** For links to telephone and WhatsApp: digits with their country, Qatar's where none is said; null without digits. */
export function internationalNumber(phone: string | null): string | null {
  const digits = latinDigits(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^00/, '');
  if (digits === '') return null;
  return digits.length === 8 ? `974${digits}` : digits;
}
