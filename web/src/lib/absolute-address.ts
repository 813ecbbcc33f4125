/** Null for what is no address: stored by staff or a CRM, it must not break the page. */
export function absoluteAddress(address: string, origin: string): string | null {
  return URL.canParse(address, origin) ? new URL(address, origin).href : null;
}
