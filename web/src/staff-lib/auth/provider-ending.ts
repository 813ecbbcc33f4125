/** How a way through the sign-in provider ended, as the api says in the address of a page (`?provider=`). */
const endings = ['cancelled', 'expired', 'limited', 'linked', 'not_linked', 'refused', 'taken', 'unreachable'] as const;
export type ProviderEnding = (typeof endings)[number];

/** Null for an address that says none. */
export function providerEnding(search: URLSearchParams): ProviderEnding | null {
  const said = search.get('provider');
  return endings.find((ending) => ending === said) ?? null;
}
