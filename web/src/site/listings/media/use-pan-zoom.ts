import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ownValue } from '@manzil/core/platform/own-value';
import { moved, type Point, type Size, step, type View, whole, zoomed } from './pan-zoom.ts';

/** Pixels of an arrow key. */
const keyMove = 60;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyMove, y: 0 },
  ArrowRight: { x: -keyMove, y: 0 },
  ArrowUp: { x: 0, y: keyMove },
  ArrowDown: { x: 0, y: -keyMove },
};

const sizeOf = (frame: HTMLElement | null): Size => ({
  width: frame?.clientWidth ?? 0,
  height: frame?.clientHeight ?? 0,
});

function fromMiddle(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Wheel, one finger or mouse, two fingers, double press and keys. */
export function usePanZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(whole);
  const fingers = useRef(new Map<number, Point>());
  const zoomBy = (factor: number, at?: Point) => setView((now) => zoomed(now, factor, sizeOf(frame.current), at));
  const moveBy = (by: Point) => setView((now) => moved(now, by, sizeOf(frame.current)));

  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      // React's own listener could not keep the page from scrolling
      event.preventDefault();
      const at = fromMiddle(current, event);
      setView((now) => zoomed(now, Math.exp(-event.deltaY / 400), sizeOf(current), at));
    };
    current.addEventListener('wheel', onWheel, { passive: false });
    return () => current.removeEventListener('wheel', onWheel);
  }, [frame]);

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = fromMiddle(event.currentTarget, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other === undefined) {
      moveBy({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const apart = (one: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
    zoomBy(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  return {
    view,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset: () => setView(whole),
    /** @returns whether the key was for it */
    onKey: ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
      const by = ownValue(arrows, key);
      if (by !== undefined) moveBy(by);
      else if (key === '+' || key === '=') zoomBy(step);
      else if (key === '-') zoomBy(1 / step);
      else if (key === '0' || key === '٠') setView(whole);
      else return false;
      return true;
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        // a third finger does nothing
        if (fingers.current.size < 2) fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: (event: { clientX: number; clientY: number; currentTarget: HTMLElement }) =>
        view.scale > 1 ? setView(whole) : zoomBy(step * step, fromMiddle(event.currentTarget, event)),
    },
  };
}
