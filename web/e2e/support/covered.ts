import type { Page } from '@playwright/test';

/** What can be pressed in the page, or is the bar at its foot, and lies under a floating box; where a box is missing, that. */
export function coveredBy(page: Page, floating: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [`${selector} is not there`];
    const actions = 'header:not(main *), [data-bottom-bar], main :is(a, button, input, select, summary)';
    // what scrolled below the header is not seen
    const seenFrom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll(actions)]
      .filter((one) => one.closest(selector) === null)
      .filter((one) => {
        const other = one.getBoundingClientRect();
        return (
          other.width > 0 &&
          other.left < box.right &&
          other.right > box.left &&
          other.top < box.bottom &&
          other.bottom > box.top &&
          (one.tagName === 'HEADER' || Math.max(other.top, seenFrom) < box.bottom)
        );
      })
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(0, 60));
  }, floating);
}
