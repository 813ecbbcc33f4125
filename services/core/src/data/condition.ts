/** Escapes what LIKE would take for a wildcard. */
export function literalLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** @param ms SQL, perhaps a parameter */
export const interval = (ms: string): string => `${ms} * interval '1 millisecond'`;
export const fromNow = (ms: string): string => `now() + ${interval(ms)}`;
