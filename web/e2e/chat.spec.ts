import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Language, languages, words } from '../testing/words.ts';
import { test } from './support/test.ts';

interface Chat {
  launcher: Locator;
  panel: Locator;
  log: Locator;
  field: Locator;
}

function chatOf(page: Page, language: Language): Chat {
  const { chat: text, shell } = words[language];
  const panel = page.getByRole('dialog', { name: text.title });
  return {
    launcher: page
      .getByRole('complementary', { name: shell.chat.label })
      .getByRole('button', { name: shell.chat.label, exact: true }),
    panel,
    log: panel.getByRole('log'),
    field: panel.getByRole('textbox', { name: text.input }),
  };
}

const question: Record<Language, string> = { en: 'apartments for rent', ar: 'شقق للإيجار' };

for (const [language, width] of [
  ['ar', 390],
  ['en', 1440],
] as const)
  test(`works by keyboard alone, and axe finds nothing, at ${String(width)} px (${language}) [P-203 P-262]`, async ({
    page,
  }) => {
    const { chat: text } = words[language];
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${language}/contact`);
    const chat = chatOf(page, language);
    await chat.launcher.focus();
    await page.keyboard.press('Enter');
    await expect(chat.field).toBeFocused();
    await page.keyboard.type(question[language]);
    await page.keyboard.press('Enter');
    await expect(chat.log.getByRole('list', { name: text.listings })).toBeVisible();
    await expect(chat.field).toBeFocused();
    await expectAccessible(page);
    const box = (await chat.panel.boundingBox())!;
    // a sheet on a phone, beside the page on a desk
    if (width === 390) expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844]);
    else expect(box.x + box.width).toBeGreaterThan(1340);
    await page.keyboard.press('Escape');
    await expect(chat.panel).toBeHidden();
    await expect(chat.launcher).toBeFocused();
  });

test('answers with the listings of the platform, and as many as their list has [P-269]', async ({ page }) => {
  const { chat: text } = words.ar;
  await page.goto('/ar');
  const chat = chatOf(page, 'ar');
  await chat.launcher.click();
  await chat.field.fill(question.ar);
  await chat.field.press('Enter');
  const cards = chat.log.getByRole('list', { name: text.listings }).getByRole('link');
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveAttribute('href', /^\/ar\/properties\/\d+$/);
  expect((await chat.panel.boundingBox())!.x).toBeLessThan(100);
  const said = await chat.log.locator('p').nth(2).textContent();
  expect(said).toMatch(/^لدينا [٠-٩]+ شقة للإيجار/);
  const count = /[٠-٩]+/.exec(said ?? '')?.[0] ?? 'no count';
  await chat.log.getByRole('link', { name: text.link.list }).click();
  await expect(page).toHaveURL(/\/ar\/properties\?type=Rent&subType=apartment$/);
  const summary = page.getByRole('main').getByRole('status');
  await expect.poll(async () => (await summary.allTextContents()).join(' ')).toContain(count);
  await expect(chat.panel).toBeVisible();
});

test('lies on no link and no button at the end of a page', async ({ page }) => {
  for (const language of languages)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}/contact`);
      const chat = chatOf(page, language);
      await expect(chat.launcher).toBeVisible();
      await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
      });
      const box = (await chat.launcher.boundingBox())!;
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        const other = (await link.boundingBox())!;
        const apart =
          other.x + other.width <= box.x ||
          other.x >= box.x + box.width ||
          other.y + other.height <= box.y ||
          other.y >= box.y + box.height;
        expect({ language, width, link: await link.textContent(), apart }).toMatchObject({ apart: true });
      }
    }
});
