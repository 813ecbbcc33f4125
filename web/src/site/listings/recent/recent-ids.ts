/** Listings that were looked at last, in this browser alone; they leave it only to load the listings. */
import { readStorage, writeStorage } from '#lib/storage.ts';
import { readSavedIds } from '../saved/saved-ids.ts';

const recentKey = 'recentListings';
export const mostRecent = 8;

/** Latest first. */
export const recentIds = (): number[] => readSavedIds(readStorage(recentKey)).slice(0, mostRecent);

/** @param id of the listing that is looked at */
export const rememberListing = (id: number): void => {
  keepRecent([id, ...recentIds().filter((other) => other !== id)].slice(0, mostRecent));
};

/** Where storage is switched off there is nothing to keep. */
export const keepRecent = (ids: readonly number[]): void => {
  writeStorage(recentKey, JSON.stringify(ids));
};
