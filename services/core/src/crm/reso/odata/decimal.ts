/** Binary fractions have no half hundredth. */

const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;
const mostDigits = 60;

/**
 * `amount * times / by`, rounded once, halves from zero. @param amount such as `1.005` or `"8.345"`
 * @returns hundredths; null for no decimal of a sensible length
 */
export function hundredths(amount: string | number, times = 1, by = 1): bigint | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = decimal.exec(String(amount).trim()) ?? [];
  const shift = Number(exponent) - fraction.length;
  if (whole === '' || whole.length + fraction.length > mostDigits || Math.abs(shift) > mostDigits) return null;
  const numerator = BigInt(whole + fraction) * BigInt(times) * 100n * 10n ** BigInt(Math.max(shift, 0));
  const denominator = BigInt(by) * 10n ** BigInt(Math.max(-shift, 0));
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  return sign === '-' ? -rounded : rounded;
}

export function inDigits(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
