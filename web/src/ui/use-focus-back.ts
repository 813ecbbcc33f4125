import { type RefObject, useRef } from 'react';

/** For a Radix dialog's content: `opener`, or what had the focus, gets it back. */
export function useFocusBack(opener?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const back = opener?.current ?? before.current;
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
