/** What may be kept of an answer: enough to understand it, nothing about a person. */
import { safeText } from '../../platform/safe-error.ts';

const mostCharacters = 200;

/**
 * An answer in few words: the named fields of its JSON, or its kind and size.
 * @param personal values that were sent about a person; wherever the server echoes one, it is blotted out
 */
export function safeAnswer(json: unknown, keys: readonly string[], personal: readonly string[]): string | null {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return null;
  const parts = keys.flatMap((key) => {
    const value = (json as Record<string, unknown>)[key];
    const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return plain ? [`${key}: ${String(value)}`] : [];
  });
  return parts.length === 0 ? null : withoutPersonal(parts.join(', '), personal);
}

/** Text without the given values, e-mail addresses, phone numbers and quoted values, at most 200 characters. */
export function withoutPersonal(text: string, personal: readonly string[]): string {
  const values = personal
    .map((value) => value.trim())
    .filter((value) => value.length >= 2)
    // the longest first, so that a part of a longer value does not leave its rest standing
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 20)
    .map((value) => value.slice(0, 500));
  let safe = text.slice(0, 2_000).replace(/"[^"]*"/g, '"…"');
  for (const value of values)
    if (mayHold(safe, value)) safe = safe.replaceAll(new RegExp(RegExp.escape(value), 'giu'), '…');
  return safeText(safe, mostCharacters);
}

const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;
/** The two signs beyond ASCII that equal a letter of ASCII when case is ignored: the sign for kelvin, and the long s. */
const foldsToAscii = /[\u212a\u017f]/;

/** False only where the value is surely not in the text; most answers hold none, and a pattern for each value costs far more. */
function mayHold(text: string, value: string): boolean {
  if (!isAscii(text) || foldsToAscii.test(value)) return true;
  return isAscii(value) && text.toLowerCase().includes(value.toLowerCase());
}
