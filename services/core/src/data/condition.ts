/** Escapes what LIKE would take for a wildcard. */
export function literalLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** @param ms a parameter or another number in SQL */
export const interval = (ms: string): string => `${ms} * interval '1 millisecond'`;
/** @param ms as for `interval` */
export const fromNow = (ms: string): string => `now() + ${interval(ms)}`;
