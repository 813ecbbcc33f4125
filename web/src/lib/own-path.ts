/** Null for anything but a path of this site. Browsers skip tabs and line ends: such a path may lead elsewhere. */
export const ownPath = (path: string): string | null =>
  /^\/(?![/\\])\P{Cc}*$/u.test(path)
    ? path.toWellFormed().replaceAll(/[^ -~]+/g, (letters) => encodeURIComponent(letters))
    : null;
