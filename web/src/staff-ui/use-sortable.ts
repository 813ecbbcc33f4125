import { ownValue } from '@manzil/core/platform/own-value';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Sortable {
  count: number;
  onMove: (from: number, to: number) => void;
}

/**
 * By dragging a handle, or arrows, Home and End on it. The list's children are the items and keep their keys: so the
 * handle keeps the focus.
 */
export function useSortable<List extends HTMLElement>({ count, onMove }: Sortable) {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  const move = (from: number, to: number): void => {
    const target = Math.min(count - 1, Math.max(0, to));
    if (target !== from) onMove(from, target);
  };

  /** -1 when there is none. */
  function itemAt(x: number, y: number): number {
    return [...(list.current?.children ?? [])].findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  }

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (dragged === null) return;
    const over = itemAt(event.clientX, event.clientY);
    if (over < 0 || over === dragged) return;
    move(dragged, over);
    setDragged(over);
  });
  const isDragging = dragged !== null;
  // on the window: an item that moves loses its captured pointer
  useEffect(() => {
    if (!isDragging) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const drop = (): void => setDragged(null);
    window.addEventListener('pointermove', (event) => follow(event), { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    return () => over.abort();
  }, [isDragging]);

  function onKeyDown(index: number, event: KeyboardEvent<HTMLElement>): void {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.documentElement.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      ArrowUp: index - 1,
      [backward]: index - 1,
      ArrowDown: index + 1,
      [forward]: index + 1,
      Home: 0,
      End: count - 1,
    };
    const target = ownValue(targets, event.key);
    if (target === undefined) return;
    event.preventDefault();
    move(index, target);
  }

  return {
    list,
    dragged,
    /** The handle needs `touch-none` as well. */
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button === 0) setDragged(index);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(index, event),
    }),
  };
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}
