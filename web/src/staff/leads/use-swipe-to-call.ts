import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLanguage } from '#i18n/use-language.ts';

/** From where on letting go calls, px. */
const far = 88;
/** Less is a shaky press or the page being scrolled, px. */
const least = 12;

interface Swipe {
  row: HTMLTableRowElement;
  href: string;
  from: { x: number; y: number };
  /** Null until it is known whether the page is scrolled instead. */
  by: number | null;
}

/**
 * A row that is pulled towards the start of its line shows what `data-swipe` says, and calls when it is let go far enough.
 * @param hrefOf the address that calls the person of a row; null: there is none
 */
export function useSwipeToCall(
  holder: RefObject<HTMLElement | null>,
  label: string,
  hrefOf: (row: number) => string | null,
): void {
  const { language } = useLanguage();
  const sign = language === 'ar' ? 1 : -1;
  const findHref = useEffectEvent(hrefOf);
  useEffect(() => {
    const node = holder.current;
    if (node === null) return undefined;
    const ending = new AbortController();
    const listen = (name: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', on: (event: TouchEvent) => void) =>
      node.addEventListener(name, on, { passive: true, signal: ending.signal });
    let swipe: Swipe | null = null;

    const letGo = (): Swipe | null => {
      const ended = swipe;
      swipe = null;
      ended?.row.style.removeProperty('transform');
      ended?.row.removeAttribute('data-swipe');
      return ended;
    };
    listen('touchstart', ({ touches, target }) => {
      letGo();
      const row = target instanceof Element ? target.closest('tr') : null;
      const touch = touches[0];
      if (touches.length !== 1 || touch === undefined || row?.parentElement?.tagName !== 'TBODY') return;
      const href = findHref(row.sectionRowIndex);
      if (href !== null) swipe = { row, href, from: { x: touch.clientX, y: touch.clientY }, by: null };
    });
    listen('touchmove', ({ touches }) => {
      const touch = touches[0];
      if (swipe === null || touch === undefined) return;
      const by = (touch.clientX - swipe.from.x) * sign;
      const aside = Math.abs(touch.clientY - swipe.from.y);
      if (swipe.by === null && Math.max(Math.abs(by), aside) < least) return;
      if (swipe.by === null && aside > Math.abs(by)) {
        letGo();
        return;
      }
      swipe.by = Math.min(Math.max(by, 0), far * 1.5);
      if (swipe.by === 0) swipe.row.removeAttribute('data-swipe');
      else swipe.row.dataset['swipe'] = label;
      swipe.row.style.transform = `translateX(${String(swipe.by * sign)}px)`;
    });
    listen('touchend', () => {
      const ended = letGo();
      if (ended?.by != null && ended.by >= far) window.location.assign(ended.href);
    });
    listen('touchcancel', letGo);
    return () => ending.abort();
  }, [holder, label, sign]);
}
