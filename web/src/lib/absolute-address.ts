/** Null for what is no address: a stored one must not break the page. */
export function absoluteAddress(address: string, origin: string): string | null {
  return URL.canParse(address, origin) ? new URL(address, origin).href : null;
}
