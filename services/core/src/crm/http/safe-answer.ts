import { safeText } from '../../platform/safe-error.ts';

const mostCharacters = 200;

/** The named fields of its JSON. @param personal blotted out where echoed */
export function safeAnswer(json: unknown, keys: readonly string[], personal: readonly string[]): string | null {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return null;
  const parts = keys.flatMap((key) => {
    const value = (json as Record<string, unknown>)[key];
    const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return plain ? [`${key}: ${String(value)}`] : [];
  });
  return parts.length === 0 ? null : withoutPersonal(parts.join(', '), personal);
}

/** Also drops addresses, phone numbers and quoted values; at most 200 characters. */
export function withoutPersonal(text: string, personal: readonly string[]): string {
  const values = personal
    .map((value) => value.trim())
    .filter((value) => value.length >= 2)
    // longest first, so that no rest of a longer value stays
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 20)
    .map((value) => value.slice(0, 500));
  let safe = text.slice(0, 2_000).replace(/"[^"]*"/g, '"…"');
  for (const value of values)
    if (mayHold(safe, value)) safe = safe.replaceAll(new RegExp(RegExp.escape(value), 'giu'), '…');
  return safeText(safe, mostCharacters);
}

const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;
/** Equal an ASCII letter when case is ignored. */
const foldsToAscii = /[\u212a\u017f]/;

/** False only where surely not: a pattern for each value costs more. */
function mayHold(text: string, value: string): boolean {
  if (!isAscii(text) || foldsToAscii.test(value)) return true;
  return isAscii(value) && text.toLowerCase().includes(value.toLowerCase());
}
