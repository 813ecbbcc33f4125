import { latinDigits } from '@manzil/core/platform/numerals';

/** A captcha answer as a whole number of at most three digits; null when it is none. */
export function readAnswer(answer: string | number): number | null {
  const text = latinDigits(String(answer)).trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
