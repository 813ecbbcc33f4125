/**
 * The whole address of something that a page names.
 * @param origin of the site
 * @returns null where it is no address: what staff or a CRM once stored must not cost the whole page
 */
export function absoluteAddress(address: string, origin: string): string | null {
  return URL.canParse(address, origin) ? new URL(address, origin).href : null;
}
