import { useMatches } from 'react-router';

/** Where visitors reach the site, without a final slash: as the page's loader says it, the same on server and in browser. */
export function useOrigin(): string {
  for (const { loaderData } of useMatches())
    if (loaderData !== null && typeof loaderData === 'object' && 'origin' in loaderData)
      return String(loaderData.origin);
  return '';
}
