import { useCallback, useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '#lib/storage.ts';
import { readSavedIds, savedKey, toggleSaved } from './saved-ids.ts';

const listeners = new Set<() => void>();
/** What storage could not take; lasts until the page is left. */
let inMemory: string | null = null;
let cached: { text: string | null; ids: readonly number[] } = { text: null, ids: [] };

/** The same array for the same text, as useSyncExternalStore needs. */
function currentIds(): readonly number[] {
  const text = inMemory ?? readStorage(savedKey);
  if (text !== cached.text) cached = { text, ids: readSavedIds(text) };
  return cached.ids;
}

function store(ids: readonly number[]): void {
  const text = JSON.stringify(ids);
  inMemory = writeStorage(savedKey, text) ? null : text;
  for (const listener of listeners) listener();
}

/** Other tabs report by the storage event. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Null on the server and until hydration. */
export function useSavedIds(): readonly number[] | null {
  return useSyncExternalStore<readonly number[] | null>(subscribe, currentIds, () => null);
}

export function useSavedListing(id: number): { saved: boolean; toggle: () => void } {
  const saved = useSavedIds()?.includes(id) ?? false;
  const toggle = useCallback(() => store(toggleSaved(currentIds(), id)), [id]);
  return { saved, toggle };
}

export function forgetSaved(ids: readonly number[]): void {
  store(currentIds().filter((id) => !ids.includes(id)));
}
