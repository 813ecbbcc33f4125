/** Escapes what LIKE would take for a wildcard. */
export function literalLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
