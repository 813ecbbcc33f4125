/** The listings that this browser keeps: their ids in its storage, the latest first. They are never sent as such anywhere. */

export const savedKey = 'savedListings';

/** As many as one call answers. */
export const mostSaved = 100;

/** Reads what is stored; anything that is no list of ids counts as nothing. */
export function readSavedIds(stored: string | null): number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter(isListingId))].slice(0, mostSaved);
  } catch {
    return [];
  }
}

/** Keeps a listing, or keeps it no longer. */
export function toggleSaved(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, mostSaved);
}

const isListingId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647;
