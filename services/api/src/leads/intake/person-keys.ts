import { latinDigits } from '@manzil/core/platform/numerals';

/** E-mail without capitals; phone with or without 974, in either digits. */
export function personKeys({ email, phone }: { email: string; phone: string | null }): string[] {
  const digits = latinDigits(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    // eight digits in Qatar (ITU-T E.164)
    .replace(/^974(?=\d{8}$)/, '');
  return [email.trim().toLowerCase(), ...(digits === '' ? [] : [digits])];
}
