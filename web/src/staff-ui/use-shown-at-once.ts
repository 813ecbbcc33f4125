import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to why a form was not saved: on top, while Save may be at the bottom. @returns ref of it */
export function useShownAtOnce<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  return element;
}
