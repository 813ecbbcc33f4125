/** Arabic pages are Arabic: no key, no English word, no Latin digit where a number is shown; English pages are English. */
import { expect, type Page } from '@playwright/test';
import { languages } from './support/messages.ts';
import { publicPaths } from './support/public-paths.ts';
import { test } from './support/test.ts';

/** What stays Latin in Arabic by its nature: names of ours and of others, addresses, codes, symbols. */
const latinByNature =
  /https?:\S+|[\w.+-]+@[\w.-]+|\b(Manzil|WhatsApp|LinkedIn|Facebook|Instagram|YouTube|Twitter|English|QR|AED|SAR|KWD|CRM|IBAN|VAT|LED|HVAC|CCTV|Wi-?Fi|RSS|CAT)\b|\b[A-Z]{2,4}-[A-Z]{2,3}-\d+\b/g;

/** Texts that a person reads or hears on the page, without what is marked as another language. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('script, style, [lang="en"], bdi[dir="ltr"], [dir="ltr"]') !== null)
        continue;
      if (element.checkVisibility()) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (element.closest('[lang="en"]') === null) found.push(element.getAttribute(name) ?? '');
    return [document.title, ...found].map((text) => text.trim()).filter((text) => text !== '');
  });
}

test('no English is left on the Arabic pages [P-002]', async ({ page, request }) => {
  test.setTimeout(180_000);
  for (const path of await publicPaths(request, 'ar'))
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const left = (await texts(page)).filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(latinByNature, '')));
      expect.soft(left, path).toEqual([]);
    });
});

for (const language of languages)
  test(`no key of a text is shown, and no Arabic on English pages (${language}) [P-002]`, async ({ page, request }) => {
    test.setTimeout(180_000);
    for (const path of await publicPaths(request, language))
      await test.step(path, async () => {
        await page.goto(path);
        const shown = await texts(page);
        expect(
          shown.filter((text) => /^[a-z]+[A-Za-z]*([.:][a-z][A-Za-z]*)+$/.test(text)),
          path,
        ).toEqual([]);
        if (language === 'en')
          expect(
            shown.filter((text) => /\p{Script=Arabic}/u.test(text) && text !== 'العربية'),
            path,
          ).toEqual([]);
      });
  });
