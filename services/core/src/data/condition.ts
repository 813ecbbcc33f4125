/** Parts of statements. */

/** What stands behind `where`, with the values of its parameters. */
export interface Condition {
  text: string;
  values: unknown[];
}

/** Escapes what LIKE would take for a wildcard. */
export function literalLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
