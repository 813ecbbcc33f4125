/** The featured listings of the home page: sets of three, forwards and backwards. */
import { expect, type Page } from '@playwright/test';
import { type Listing, listing } from './support/shown-listings.ts';
import { type Language, languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const digits = (value: number, language: Language) =>
  value.toLocaleString(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en-QA');

/** Comes to the home page from another one, so that the browser asks for the listings by itself. */
async function comeHome(page: Page, language: Language, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(/\/api\/properties\/featured/, answer);
  await page.goto(`/${language}/contact`);
  const { shell } = words[language];
  await page
    .getByRole('navigation', { name: shell.nav.label })
    .first()
    .getByRole('link', { name: shell.nav.home, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${language}$`));
}

for (const language of languages) {
  test.describe(`featured (${language})`, () => {
    const text = words[language].home.featured;
    const arabic = language === 'ar';
    const carousel = (page: Page) => page.getByRole('group', { name: text.label });
    const seven = Array.from({ length: 7 }, (_, n) =>
      listing({ title: `Home ${String(n)}`, titleAr: `بيت ${String(n)}` }, n),
    );

    test('three skeletons, then sets of three that wrap around, with dots and a caption [P-064 P-065 P-066 P-067 P-068 P-069 P-259]', async ({
      page,
    }) => {
      let go = (): void => undefined;
      const wait = new Promise<void>((resolve) => {
        go = resolve;
      });
      await comeHome(page, language, async (route) => {
        await wait;
        await route.fulfill({ json: seven });
      });
      await expect(page.getByTestId('card-skeleton')).toHaveCount(3);
      go();
      const cards = carousel(page).getByRole('article');
      const shows = async (set: number, titles: number[]) => {
        await expect(carousel(page)).toContainText(
          arabic
            ? `المجموعة ${digits(set, language)} من ${digits(3, language)} • العقارات المميزة: ${digits(7, language)}`
            : `Set ${String(set)} of 3 • 7 featured properties`,
        );
        await expect(cards).toHaveCount(titles.length);
        for (const [n, title] of titles.entries())
          await expect(cards.nth(n).getByRole('heading')).toHaveText(`${arabic ? 'بيت' : 'Home'} ${String(title)}`);
      };
      const next = carousel(page).getByRole('button', { name: text.next });
      const previous = carousel(page).getByRole('button', { name: text.previous });
      await shows(1, [0, 1, 2]);
      await previous.click();
      await shows(3, [6]);
      await next.click();
      await shows(1, [0, 1, 2]);
      await next.click();
      await shows(2, [3, 4, 5]);
      await next.click();
      await next.click();
      await shows(1, [0, 1, 2]);
      const dot = (set: number) =>
        carousel(page).getByRole('button', { name: text.goTo.replace('{{set}}', digits(set, language)), exact: true });
      await expect(dot(4)).toHaveCount(0);
      await dot(3).click();
      await shows(3, [6]);
      await expect(dot(3)).toHaveAttribute('aria-current', 'true');
      await dot(2).focus();
      await page.keyboard.press('Enter');
      await shows(2, [3, 4, 5]);
      const [left, right] = await Promise.all([next.boundingBox(), previous.boundingBox()]);
      expect(left!.x < right!.x).toBe(arabic);
    });

    test('says when there is none, and leads to the list and to the contact page [P-070 P-071 P-072]', async ({
      page,
    }) => {
      let listings: Listing[] | null = null;
      await comeHome(page, language, (route) =>
        listings === null ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: listings }),
      );
      await expect(page.getByRole('heading', { name: text.failed })).toBeVisible();
      listings = [];
      await page.getByRole('button', { name: words[language].common.retry }).click();
      await expect(
        page.getByRole('heading', { name: arabic ? 'لم يتم العثور على عقارات' : 'No properties found' }),
      ).toBeVisible();
      await expect(carousel(page)).toHaveCount(0);
      const block = page.locator('section', { has: page.getByRole('heading', { name: text.title }) });
      await expect(block.getByRole('link', { name: text.all })).toHaveAttribute('href', `/${language}/properties`);
      await expect(block.getByRole('link', { name: text.ask })).toHaveAttribute('href', `/${language}/contact`);
      await block.getByRole('link', { name: text.all }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/properties$`));
    });
  });
}

test('the page that the server made shows what the api features, whoever asks', async ({ page, request }) => {
  const expected = (await (await request.get('/api/properties/featured')).json()) as Listing[];
  await page.goto('/en');
  const cards = page.getByRole('group', { name: words.en.home.featured.label }).getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const n of [0, 1, 2]) await expect(cards.nth(n).getByRole('heading')).toHaveText(expected[n]!.title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`the first set stands, with no button that does nothing (${language})`, async ({ page }) => {
      const text = words[language].home.featured;
      await page.goto(`/${language}`);
      const carousel = page.getByRole('group', { name: text.label });
      await expect(carousel.getByRole('article')).toHaveCount(3);
      await expect(carousel.getByRole('button', { name: text.next })).toHaveCount(0);
      await expect(page.getByRole('link', { name: text.all })).toBeVisible();
    });
});
