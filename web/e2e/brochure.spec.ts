import { expect } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { findListing } from './support/shown-listings.ts';
import { test } from './support/test.ts';

/** In the points of a PDF. */
const a4 = { width: 595, height: 842 };

for (const language of languages)
  test(`a listing is printed on a few sheets of A4, alone (${language}) [M-991 M-992]`, async ({ page }) => {
    const { brochure } = words[language];
    const { id } = await findListing(page.request, ({ images, deal }) => images.length >= 5 && deal === 'rent');
    await page.goto(`/${language}/properties/${String(id)}`);
    await page.getByRole('link', { name: brochure.open }).click();
    await expect(page.getByRole('button', { name: brochure.print })).toBeVisible();
    const sheet = page.getByRole('article');
    const pictures = sheet.locator('img');
    await expect
      .poll(() => pictures.evaluateAll((all) => (all as HTMLImageElement[]).every((one) => one.naturalWidth > 0)))
      .toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSideways(page);

    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    for (const around of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText(brochure.print)])
      await expect(around).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes.length).toBeLessThanOrEqual(4);
    for (const [, width, height] of boxes)
      expect({ width: Math.round(Number(width)), height: Math.round(Number(height)) }).toEqual(a4);
    const broken = await sheet
      .locator('li, dl > div, figure, section:has([role=img])')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).breakInside !== 'avoid').length);
    expect(broken).toBe(0);
  });
