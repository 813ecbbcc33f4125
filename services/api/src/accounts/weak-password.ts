/** Of 12 characters and more, as NIST SP 800-63B asks: no rules of composition, but nothing that is tried first. */

export type Weakness = 'too_short' | 'too_common' | 'own_words';

/** In characters (code points). */
export const passwordMinLength = 12;

/** What must be left when a known word is taken away. */
const leastBesides = 8;
/** Shorter names stand in too many words. */
const leastWord = 3;

/**
 * Null: good enough.
 * @param common small letters
 * @param words of the site and of the person, in any case
 */
export function weaknessOf(password: string, common: ReadonlySet<string>, words: readonly string[]): Weakness | null {
  const plain = password.normalize('NFKC').toLowerCase();
  if (Array.from(plain).length < passwordMinLength) return 'too_short';
  const forms = [plain, unmasked(plain)];
  if (forms.some((form) => isOfWords(form, words))) return 'own_words';
  return forms.some((form) => isCommon(form, common)) ? 'too_common' : null;
}

const signs = new Map(['@a', '4a', '3e', '1i', '0o', '$s', '5s'].map((pair) => [pair.charAt(0), pair.charAt(1)]));
const unmasked = (text: string): string => text.replace(/[@4310$5]/g, (sign) => signs.get(sign) ?? sign);

/** A listed one, a short piece again and again, a run of neighbours; or a listed one with a little around it. */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  if (common.has(text) || unitOf(text).length < leastBesides || isRun(text)) return true;
  const core = text.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '');
  const isPadded = text.length - core.length < leastBesides;
  return core.length > leastWord && isPadded && (common.has(core) || common.has(unitOf(core)));
}

/** The shortest piece whose repetition, the last perhaps cut, is the text. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** 123456789012, abcdefghijkl, and backwards. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => {
    const before = codes[index] ?? 0;
    if (before === 57 && code === 48) return 1;
    return before === 48 && code === 57 ? -1 : code - before;
  });
  return Math.abs(steps[0] ?? 0) <= 1 && steps.every((step) => step === steps[0]);
}

/** Little is left besides them: manzilmanzil, manzil123456. */
function isOfWords(text: string, words: readonly string[]): boolean {
  const known = words
    .flatMap((word) =>
      word
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length >= leastWord)
    .toSorted((one, other) => other.length - one.length);
  const left = known.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  return left !== text && left.replace(/[^\p{L}\p{N}]/gu, '').length < leastBesides;
}
