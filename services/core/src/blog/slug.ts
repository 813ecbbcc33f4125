/** The last part of an article's address, made from its title. */

const longest = 200;
/** Vowel signs and the lengthening stroke: they are not typed, and make an address unreadable when it is copied. */
const unwritten = /\u0640|[\u064b-\u065f]|\u0670/g;

/**
 * Lower case, each run of anything but letters and digits a hyphen, none at either end. Letters of every script stay, so
 * that an Arabic title gives an Arabic address.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFC')
    .replaceAll(unwritten, '')
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{M}\p{N}]+/gu, '-')
    // a mark has to stand on a letter
    .replaceAll(/(^|-)\p{M}+/gu, '$1')
    .replaceAll(/-{2,}/g, '-')
    .replace(/^-/, '');
  return Array.from(slug).slice(0, longest).join('').replace(/-$/, '');
}

/** The tags of a line in which they stand between commas, Arabic ones too; none twice. */
export function tagsOf(line: string): string[] {
  const tags = line
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}
