import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` says that something was not done; `unclear` that nobody knows how it ended, so that no sign says either. */
  variant?: 'default' | 'unclear' | 'destructive';
  /** What can be done about it, such as to undo it; the toast then stays longer. */
  action?: { label: string; onAction: () => void };
}

export interface ToastState extends ToastContent {
  id: number;
  open: boolean;
}

/** One toast at a time: a new one takes the place of the one shown. */
export const toastAtom = atom<ToastState | null>(null);

/** A closed toast is forgotten this long afterwards; until then a screen reader's list still has it. */
const removalDelayMs = 1_000_000;

/** Forgets a closed toast after its time, unless another has taken its place. @returns what calls that off */
export function forgetLater(
  id: number,
  set: (change: (now: ToastState | null) => ToastState | null) => void,
): () => void {
  const timer = setTimeout(() => {
    set((now) => (now?.id === id ? null : now));
  }, removalDelayMs);
  return () => {
    clearTimeout(timer);
  };
}

let lastId = 0;

/** Returns a function that shows a toast. */
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
