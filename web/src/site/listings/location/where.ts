import { districtNames } from '@manzil/core/search/places/place-names';
import { type Position, positions } from '@manzil/core/search/places/positions';
import type { Language } from '#i18n/language.ts';
import type { Property } from '#lib/listings/types.ts';

export interface Whereabouts {
  position: Position;
  /** False where only the district is known. */
  exact: boolean;
  /** Key in the list of places. */
  district: string | null;
}

type Placed = Pick<Property, 'latitude' | 'longitude' | 'city' | 'state'>;

/** By coordinates, else by district or city; null when neither is known. */
export function whereIs({ latitude, longitude, city, state }: Placed): Whereabouts | null {
  const district = [state, city].map((place) => (place ?? '').trim().toLowerCase()).find((place) => place in positions);
  if (latitude !== null && longitude !== null && isInQatar(latitude, longitude))
    return { position: [latitude, longitude], exact: true, district: district ?? null };
  const position = district === undefined ? undefined : positions[district];
  return position === undefined ? null : { position, exact: false, district: district ?? null };
}

/** Wrong coordinates must not lead to the sea off Africa. */
const isInQatar = (latitude: number, longitude: number) =>
  latitude > 24.4 && latitude < 26.25 && longitude > 50.7 && longitude < 51.75;

/** Keys are English in lower case. */
export function nameOfPlace(key: string, language: Language): string {
  const english = key.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
  return language === 'ar' ? (districtNames[key] ?? english) : english;
}

const kmPerDegree = 111.2;

/** On a flat map: exact enough for Qatar. */
export function kilometres(a: Position, b: Position): number {
  return Math.hypot(a[0] - b[0], (a[1] - b[1]) * 0.904) * kmPerDegree;
}

export interface Nearby {
  key: string;
  km: number;
}

/** The three nearest landmarks, without the district itself. */
export function nearbyPlaces({ position, district }: Whereabouts, keys: readonly string[]): Nearby[] {
  return keys
    .flatMap((key) => {
      const place = positions[key];
      return place === undefined || key === district ? [] : [{ key, km: kilometres(position, place) }];
    })
    .filter(({ km }) => km >= 0.4)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 3);
}
