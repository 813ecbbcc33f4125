import { latinDigits } from '@manzil/core/platform/numerals';

/**
 * By what a limit knows a person: the e-mail without its capitals, and the phone number however it is written: with or
 * without the code of Qatar (974), in Latin or Arabic digits.
 */
export function personKeys({ email, phone }: { email: string; phone: string | null }): string[] {
  const digits = latinDigits(phone ?? '')
    .replace(/\D/g, '')
    .replace(/^00/, '')
    // numbers of Qatar have eight digits (ITU-T E.164, national numbering plan)
    .replace(/^974(?=\d{8}$)/, '');
  return [email.trim().toLowerCase(), ...(digits === '' ? [] : [digits])];
}
