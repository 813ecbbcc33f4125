import { useCallback, useSyncExternalStore } from 'react';
import { readSavedIds, savedKey, toggleSaved } from './saved-ids.ts';

const listeners = new Set<() => void>();
/** What the page goes by when the storage is switched off. */
let inMemory: string | null = null;
let known: { text: string | null; ids: readonly number[] } = { text: null, ids: [] };

function readText(): string | null {
  try {
    return localStorage.getItem(savedKey);
  } catch {
    return inMemory;
  }
}

/** The same list for the same text, as React asks for it. */
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
    // Storage is switched off or full: kept until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Other pages of the site in this browser tell by the storage event. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Ids of the kept listings; null while the server renders and until the page has come to life. */
export function useSavedIds(): readonly number[] | null {
  return useSyncExternalStore<readonly number[] | null>(subscribe, currentIds, () => null);
}

/** Whether a listing is kept, and a switch for it. */
export function useSavedListing(id: number): { saved: boolean; toggle: () => void } {
  const saved = useSavedIds()?.includes(id) ?? false;
  const toggle = useCallback(() => {
    store(toggleSaved(currentIds(), id));
  }, [id]);
  return { saved, toggle };
}

/** Keeps these listings no longer. */
export function forgetSaved(ids: readonly number[]): void {
  store(currentIds().filter((id) => !ids.includes(id)));
}
