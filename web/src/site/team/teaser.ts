const longestTeaser = 100;

/** The first 100 characters of a text, whole letters, with an ellipsis when there is more. */
export function teaser(text: string): string {
  const letters = Array.from(text);
  return letters.length <= longestTeaser ? text : `${letters.slice(0, longestTeaser).join('').trimEnd()}…`;
}
