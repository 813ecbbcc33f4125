import { latinDigits } from '@manzil/core/platform/numerals';

/** Null unless a whole number of at most three digits. */
export function readAnswer(answer: string | number): number | null {
  const text = latinDigits(String(answer)).trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
