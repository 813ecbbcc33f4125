/** Arabic-Indic and Persian digits: an Arabic keyboard writes these. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The same text with Latin digits. */
export function latinDigits(text: string): string {
  return text.replace(easternDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A captcha answer as a whole number of at most three digits; null when it is none. */
export function readAnswer(answer: string | number): number | null {
  const text = latinDigits(String(answer)).trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
