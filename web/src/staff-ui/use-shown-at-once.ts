import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to why a form was not saved: Save may be far below. @returns ref of it */
export function useShownAtOnce<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    // in braces: some browsers answer with a promise, which React would call at the end
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return element;
}
