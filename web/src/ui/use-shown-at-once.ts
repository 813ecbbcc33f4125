import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to what says why a form was not saved: it stands at the form's head, and who pressed Save may be at its foot.
 * @returns goes to the element
 */
export function useShownAtOnce<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return element;
}
