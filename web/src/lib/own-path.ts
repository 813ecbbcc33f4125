/**
 * A path of this site as an address carries it; null for anything else, such as an address elsewhere in one of its many
 * spellings. Browsers read past tabs and ends of lines, so that a path with one in it may lead elsewhere.
 */
export const ownPath = (path: string): string | null =>
  /^\/(?![/\\])\P{Cc}*$/u.test(path)
    ? path.toWellFormed().replaceAll(/[^ -~]+/g, (letters) => encodeURIComponent(letters))
    : null;
