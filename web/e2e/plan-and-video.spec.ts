import { type APIRequestContext, expect } from '@playwright/test';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { findListing } from './support/shown-listings.ts';
import { test, untilAlive } from './support/test.ts';

/** Its plan is fetched a little after its photographs. */
async function findPlanned(request: APIRequestContext) {
  const { id } = await findListing(request, ({ kind, bedrooms }) => kind === 'apartment' && bedrooms === 2);
  const read = async () =>
    (await (await request.get(`/api/properties/${String(id)}`)).json()) as {
      plans: { rooms: { nameEn: string; nameAr: string }[] }[];
    };
  await expect.poll(async () => (await read()).plans.length, { timeout: 30_000 }).toBe(1);
  return { id, rooms: (await read()).plans[0]!.rooms };
}

for (const language of languages) {
  const { media, common } = words[language];

  test(`a floor plan opens by its own button, zooms and moves by keys, wheel and buttons, and says its rooms (${language}) [M-1024]`, async ({
    page,
  }) => {
    const { id, rooms } = await findPlanned(page.request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/properties/${String(id)}`);
    const opener = page.getByRole('button', { name: media.plan, exact: true });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: media.plan });
    const picture = dialog.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const zoom = dialog.getByRole('status');
    const whole = await zoom.textContent();
    await expectAccessible(page);
    await expectNoSideways(page);
    const table = dialog.getByRole('table', { name: media.rooms });
    await expect(table.getByRole('rowheader')).toHaveText(
      rooms.map(({ nameEn, nameAr }) => (language === 'ar' ? nameAr : nameEn)),
    );
    await expect(table.getByRole('row').nth(1)).toContainText(
      language === 'ar' ? /[٠-٩]+ × [٠-٩٫]+\u00a0م/ : /\d × [\d.]+\u00a0m/,
    );

    const place = dialog.getByRole('application');
    await place.focus();
    const left = async () => (await picture.boundingBox())!.x;
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(zoom).not.toHaveText(whole!);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before);
    await page.keyboard.press('0');
    await expect(zoom).toHaveText(whole!);
    await place.hover();
    await page.mouse.wheel(0, -300);
    await expect(zoom).not.toHaveText(whole!);
    await dialog.getByRole('button', { name: media.whole }).click();
    await expect(zoom).toHaveText(whole!);
    await dialog.getByRole('button', { name: media.zoomIn }).click();
    await expect(zoom).not.toHaveText(whole!);
    // the focus stays inside
    for (let n = 0; n < 8; n += 1) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`nothing is asked of a video's host before the press, and the frame goes with the dialog (${language}) [M-1027]`, async ({
    page,
  }) => {
    const outside: string[] = [];
    page.on('request', (sent) => {
      if (!['localhost', ''].includes(new URL(sent.url()).hostname)) outside.push(sent.url());
    });
    await page.route(/^https:/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>v</title><main><h1>Film</h1></main></html>',
      }),
    );
    const { id } = await findListing(page.request, ({ videoUrl }) => videoUrl !== null);
    await page.goto(`/${language}/properties/${String(id)}`);
    const opener = page.getByRole('button', { name: media.video, exact: true });
    await opener.hover();
    // alive: a press would open it
    await untilAlive(page);
    expect(await page.locator('link[rel=preconnect], link[rel=dns-prefetch], iframe').count()).toBe(0);
    expect(outside).toEqual([]);
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: media.video });
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frame.contentFrame().getByRole('heading', { name: 'Film' })).toBeVisible();
    await expectAccessible(page);
    expect(new Set(outside.map((url) => new URL(url).hostname))).toEqual(new Set(['www.youtube-nocookie.com']));
    await dialog.getByRole('button', { name: common.close }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
