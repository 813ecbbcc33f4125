import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';

const swipePx = 40;

/** Which of `count` pictures is shown. Steps wrap around; keys and swipes follow the reading direction. */
export function useGallery(count: number) {
  const { direction } = useLanguage();
  const [wanted, show] = useState(0);
  const start = useRef<number | null>(null);
  const index = wanted < count ? wanted : 0;
  const step = (by: 1 | -1) => {
    if (count > 0) show((index + by + count) % count);
  };
  /** A move to the left leads on in English and back in Arabic. */
  const leftward = direction === 'rtl' ? -1 : 1;
  return {
    index,
    show,
    previous: () => {
      step(-1);
    },
    next: () => {
      step(1);
    },
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowRight') step(leftward === 1 ? 1 : -1);
        if (event.key === 'ArrowLeft') step(leftward === 1 ? -1 : 1);
      },
      onTouchStart: (event: TouchEvent) => {
        start.current = event.touches[0]?.clientX ?? null;
      },
      onTouchEnd: (event: TouchEvent) => {
        const end = event.changedTouches[0]?.clientX;
        if (start.current === null || end === undefined) return;
        const moved = end - start.current;
        if (Math.abs(moved) > swipePx) step(moved < 0 ? leftward : leftward === 1 ? -1 : 1);
        start.current = null;
      },
    },
  };
}
