import { type RefObject, useRef } from 'react';

/**
 * For a window over the page: the focus goes back to `opener` when it closes, or to where it was.
 * @returns what the window's content is given
 */
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
