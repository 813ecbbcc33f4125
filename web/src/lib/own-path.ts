/** Null for anything but a path of this site. Browsers skip tabs and line ends: a path with one may lead elsewhere. */
export const ownPath = (path: string): string | null =>
  /^\/(?![/\\])\P{Cc}*$/u.test(path)
    ? path.toWellFormed().replaceAll(/[^ -~]+/g, (letters) => encodeURIComponent(letters))
    : null;
