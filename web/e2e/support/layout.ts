import { expect, type Page } from '@playwright/test';

export async function expectNoSideways(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(screen);
}

/** Clamped text is cut at its box, which must lie below the last descenders; in Arabic they are half a letter. */
export async function expectWholeLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const cut = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('There is nothing to measure letters with');
    const missing = (element: Element): number => {
      const style = getComputedStyle(element);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const {
        fontBoundingBoxAscent: above,
        fontBoundingBoxDescent: below,
        actualBoundingBoxDescent: deepest,
      } = pen.measureText(document.documentElement.lang === 'ar' ? 'جعي' : 'gpy');
      // half of the leading is below the font
      const free = (parseFloat(style.lineHeight) - above - below) / 2 + below + parseFloat(style.paddingBottom);
      return Math.round((deepest - free) * 10) / 10;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none' && element.checkVisibility())
      .map((element) => ({ text: element.textContent.slice(0, 40), missing: missing(element) }))
      .filter((one) => one.missing > 0);
  });
  expect(cut).toEqual([]);
}
