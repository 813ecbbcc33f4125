import { useCallback, useSyncExternalStore } from 'react';
import { readSavedIds, savedKey, toggleSaved } from './saved-ids.ts';

const listeners = new Set<() => void>();
/** Used when storage is switched off. */
let inMemory: string | null = null;
let known: { text: string | null; ids: readonly number[] } = { text: null, ids: [] };

function readText(): string | null {
  try {
    return localStorage.getItem(savedKey);
  } catch {
    return inMemory;
  }
}

/** The same array for the same text, as useSyncExternalStore needs. */
function currentIds(): readonly number[] {
  const text = readText();
  if (text !== known.text) known = { text, ids: readSavedIds(text) };
  return known.ids;
}

function store(ids: readonly number[]): void {
  inMemory = JSON.stringify(ids);
  try {
    localStorage.setItem(savedKey, inMemory);
  } catch {
    // Storage is off or full: lasts until the page is left.
  }
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
  const toggle = useCallback(() => {
    store(toggleSaved(currentIds(), id));
  }, [id]);
  return { saved, toggle };
}

export function forgetSaved(ids: readonly number[]): void {
  store(currentIds().filter((id) => !ids.includes(id)));
}
