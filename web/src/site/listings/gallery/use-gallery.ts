import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';

const swipePx = 40;

/** Steps wrap around; keys and swipes follow the reading. */
export function useGallery(count: number) {
  const { direction } = useLanguage();
  const [wanted, show] = useState(0);
  const start = useRef<{ x: number; y: number } | null>(null);
  const index = wanted < count ? wanted : 0;
  const step = (by: number) => {
    if (count > 0) show((index + by + count) % count);
  };
  // right arrow and swipe to the left: on in English, back in Arabic
  const onward = direction === 'rtl' ? -1 : 1;
  return {
    index,
    show,
    previous: () => step(-1),
    next: () => step(1),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const target = { ArrowRight: index + onward, ArrowLeft: index - onward, Home: 0, End: count - 1 }[event.key];
        if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        // else the page scrolls, and a gallery around this one steps
        event.preventDefault();
        event.stopPropagation();
        show((target + count) % count);
      },
      onTouchStart: (event: TouchEvent) => {
        const { touches } = event;
        const touch = touches[0];
        event.stopPropagation();
        // two fingers zoom
        start.current = touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
      },
      onTouchEnd: (event: TouchEvent) => {
        const touch = event.changedTouches[0];
        event.stopPropagation();
        if (start.current === null || touch === undefined) return;
        const right = touch.clientX - start.current.x;
        const down = touch.clientY - start.current.y;
        start.current = null;
        if (Math.abs(right) > swipePx && Math.abs(right) > Math.abs(down)) step(right < 0 ? onward : -onward);
      },
    },
  };
}
