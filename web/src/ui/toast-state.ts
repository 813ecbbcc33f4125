import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export interface ToastContent {
  title: string;
  description?: string;
  /** `unclear`: nobody knows whether it was done. */
  variant?: 'default' | 'unclear' | 'destructive';
  /** Such as undo; the toast then stays longer. */
  action?: { label: string; onAction: () => void };
}

export interface ToastState extends ToastContent {
  id: number;
  open: boolean;
}

/** One at a time: a new toast replaces the last. */
export const toastAtom = atom<ToastState | null>(null);

/** The specification's. */
const removalDelayMs = 1_000_000;

/** @returns cancels it */
export function forgetLater(
  id: number,
  set: (change: (now: ToastState | null) => ToastState | null) => void,
): () => void {
  const timer = setTimeout(() => set((now) => (now?.id === id ? null : now)), removalDelayMs);
  return () => clearTimeout(timer);
}

let lastId = 0;

export function useToast(): (content: ToastContent) => void {
  const set = useSetAtom(toastAtom);
  return useCallback(
    (content) => {
      lastId += 1;
      set({ ...content, id: lastId, open: true });
    },
    [set],
  );
}
