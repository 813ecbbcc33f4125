/** Ids that this browser keeps, latest first. They leave it only to load the listings. */

export const savedKey = 'savedListings';

/** The api's limit for one call. */
export const mostSaved = 100;

/** Empty for anything but a list of ids. */
export function readSavedIds(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter(isListingId))].slice(0, mostSaved);
  } catch {
    return [];
  }
}

export function toggleSaved(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, mostSaved);
}

const isListingId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
