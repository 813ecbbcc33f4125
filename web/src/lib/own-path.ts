/** An address bar takes more; a way back never needs it. */
const longest = 2_000;

/** Null for anything but a path of this site. Browsers skip tabs and line ends: such a path may lead elsewhere. */
export function ownPath(path: string): string | null {
  if (path.length > longest || !/^\/(?![/\\])\P{Cc}*$/u.test(path)) return null;
  // `/.//host` becomes `//host`, which whoever reads it next may take for a host
  const base = 'http://own.invalid';
  const read = URL.canParse(path, base) ? new URL(path, base) : null;
  if (read === null || read.origin !== base || read.pathname.startsWith('//')) return null;
  return path.toWellFormed().replaceAll(/[^ -~]+/g, (letters) => encodeURIComponent(letters));
}
