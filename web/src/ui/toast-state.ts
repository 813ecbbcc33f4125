import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` says that something was not done. */
  variant?: 'default' | 'destructive';
}

export interface ToastState extends ToastContent {
  id: number;
  open: boolean;
}

/** One toast at a time: a new one takes the place of the one shown. */
export const toastAtom = atom<ToastState | null>(null);

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
