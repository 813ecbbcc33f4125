import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Below the width from which a container's rows are lines of a table. */
const cardsWidth = '55rem';

/**
 * A table whose columns need more than its frame is drawn as cards, as on a narrow screen. Measured before anything is
 * painted, and again when the frame's width or what is drawn changes.
 * @param drawn what the table's width depends on
 * @returns refs of the frame, and of the container within it that holds the table
 */
export function useFittingTable(drawn: readonly unknown[]): {
  frame: RefObject<HTMLDivElement | null>;
  inner: RefObject<HTMLDivElement | null>;
} {
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current !== null && inner.current !== null) fit(frame.current, inner.current);
    // oxlint-disable-next-line react/exhaustive-deps -- of whoever calls; as many each time
  }, drawn);
  useLayoutEffect(() => {
    const [outer, holder] = [frame.current, inner.current];
    const table = holder?.firstElementChild;
    if (outer === null || holder === null || table == null) return;
    let width = outer.clientWidth;
    const observer = new ResizeObserver(() => {
      if (outer.clientWidth !== width) fit(outer, holder);
      // what came late into a cell needs more room
      else if (isTooWide(outer, holder)) holder.style.maxWidth = cardsWidth;
      width = outer.clientWidth;
    });
    observer.observe(outer);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { frame, inner };
}

function fit(frame: HTMLElement, inner: HTMLElement): void {
  // a page that got shorter for a moment would scroll
  frame.style.minHeight = `${String(frame.offsetHeight)}px`;
  inner.style.maxWidth = '';
  if (isTooWide(frame, inner)) inner.style.maxWidth = cardsWidth;
  frame.style.minHeight = '';
}

/** Half a pixel is rounding. */
const isTooWide = (frame: HTMLElement, inner: HTMLElement): boolean =>
  (inner.firstElementChild?.getBoundingClientRect().width ?? 0) > frame.getBoundingClientRect().width + 0.5;
