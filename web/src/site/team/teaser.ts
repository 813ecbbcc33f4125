const longestTeaser = 100;

/** Up to 100 characters, with an ellipsis when cut. */
export function teaser(text: string): string {
  const letters = Array.from(text);
  return letters.length <= longestTeaser ? text : `${letters.slice(0, longestTeaser).join('').trimEnd()}…`;
}
