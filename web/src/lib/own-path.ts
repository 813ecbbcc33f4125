/** A path of this site; null for anything else, such as an address elsewhere in one of its many spellings. */
export const ownPath = (path: string): string | null => (/^\/(?![/\\])/.test(path) ? path : null);
