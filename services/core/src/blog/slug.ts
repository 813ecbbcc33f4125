const longest = 200;
/** Vowel signs, the lengthening stroke: not typed, unreadable in a copied address. */
const unwritten = /\u0640|[\u064b-\u065f]|\u0670/g;

/** Keeps letters of every script: an Arabic title has an Arabic address. */
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

/** By commas, Arabic ones too; none twice. */
export function tagsOf(line: string): string[] {
  const tags = line
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set(tags)];
}
