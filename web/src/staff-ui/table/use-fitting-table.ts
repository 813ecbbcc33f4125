import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Below the width from which a container's rows are lines of a table. */
const cardsWidth = '55rem';

/**
 * A table whose columns need more than its frame is drawn as cards, as on a narrow screen. Measured before anything is
 * painted, and again when frame or table change.
 * @returns refs of the frame, and of the container within it that holds the table
 */
export function useFittingTable(): {
  frame: RefObject<HTMLDivElement | null>;
  inner: RefObject<HTMLDivElement | null>;
} {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  // whatever was drawn anew may need more room, or less
  useLayoutEffect(() => fit(frame.current, inner.current));
  useLayoutEffect(() => {
    const table = inner.current?.firstElementChild;
    if (frame.current === null || table == null) return;
    const observer = new ResizeObserver(() => fit(frame.current, inner.current));
    observer.observe(frame.current);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { frame, inner };
}

function fit(frame: HTMLElement | null, inner: HTMLElement | null): void {
  const table = inner?.firstElementChild;
  if (frame === null || inner === null || table == null) return;
  inner.style.maxWidth = '';
  // half a pixel is rounding
  if (table.getBoundingClientRect().width > frame.getBoundingClientRect().width + 0.5)
    inner.style.maxWidth = cardsWidth;
}
