import { expect, type Page } from '@playwright/test';

/** Longer than a cell of any table is wide. */
export const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120);
export const longArabicWord = 'أفاستسقيناكموها'.repeat(8).slice(0, 120);

/** What people or other systems write, by the name of its field in answers. */
const texts = new Set(
  `firstName lastName name email phone username title titleAr message excerpt city cityAr district districtAr subject
   lastError crmSyncError crmId referenceId reference slug role label address to jobTitle position tags`.split(/\s+/),
);

function filled(value: unknown, word: string, field = ''): unknown {
  if (typeof value === 'string') return texts.has(field) ? (field === 'email' ? `${word}@example.com` : word) : value;
  if (Array.isArray(value)) return value.map((one) => filled(one, word, field));
  if (typeof value !== 'object' || value === null) return value;
  // the rules of a role are named by what they are about
  const parts = Object.entries(value).map(([name, one]) => [name, name === 'contact' ? one : filled(one, word, name)]);
  return Object.fromEntries(parts);
}

/** From now on the answers of these addresses have one long word wherever somebody wrote a text. */
export async function fillWithLongWords(page: Page, address: RegExp, word: string): Promise<void> {
  await page.route(
    (url) => address.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const isJson = answer.headers()['content-type']?.includes('json') === true;
      if (isJson) await route.fulfill({ response: answer, json: filled(await answer.json(), word) });
      else await route.fulfill({ response: answer });
    },
  );
}

/** The page does not scroll sideways, no table is wider than its frame, and nothing of a cell is outside of it. */
export async function expectTablesInFrame(page: Page): Promise<void> {
  // a table measures itself with the next frame
  await expect.poll(() => brokenTables(page), { message: page.url(), timeout: 3_000 }).toEqual([]);
}

const brokenTables = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spare = 1;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${String(scrollWidth)} wide on ${String(clientWidth)}`);
    for (const table of document.querySelectorAll('table')) {
      const frame = table.parentElement;
      if (frame === null || !table.checkVisibility()) continue;
      const mayScroll = getComputedStyle(frame).overflowX === 'auto';
      if (!mayScroll && table.getBoundingClientRect().width > frame.getBoundingClientRect().width + spare)
        found.push(
          `table "${table.caption?.textContent ?? ''}" is ${String(table.getBoundingClientRect().width)} wide`,
        );
      for (const cell of table.querySelectorAll('td, tbody th')) {
        if (!cell.checkVisibility()) continue;
        // a card's buttons may use the padding of their row
        const own = getComputedStyle(cell).display === 'table-cell' ? cell : (cell.parentElement ?? cell);
        const { left, right } = own.getBoundingClientRect();
        const standsOut = (box: DOMRect): boolean =>
          box.width > 1 && (box.left < left - spare || box.right > right + spare);
        const said = `of "${cell.textContent.slice(0, 30)}" stands out of its cell at ${String(innerWidth)}`;
        for (const part of cell.querySelectorAll('*')) {
          // for screen readers only
          if (part.clientWidth === 1) continue;
          if (standsOut(part.getBoundingClientRect())) found.push(`${part.tagName} ${said}`);
          for (const text of part.childNodes) {
            if (text.nodeType !== Node.TEXT_NODE) continue;
            const letters = document.createRange();
            letters.selectNodeContents(text);
            if ([...letters.getClientRects()].some(standsOut)) found.push(`The text ${said}`);
          }
        }
      }
    }
    return [...new Set(found)].slice(0, 12);
  });
