/** Apart from the defaults, which no public page needs. Also for browsers. */
import type { Office } from './office.ts';

/** On a map: the exact place where the office gave one, else its address. */
export function mapsAddress({ position, address }: Pick<Office, 'position' | 'address'>): string {
  const place =
    position === null ? address.en.slice(1).join(', ') : `${String(position.latitude)},${String(position.longitude)}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
