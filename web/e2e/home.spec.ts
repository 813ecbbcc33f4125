/** The home page, block by block. */
import { expect } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

for (const language of languages)
  test(`the home page says what the agency is for (${language}) [P-003 P-052 P-053 P-073 P-074 P-075 P-076 P-077 P-078]`, async ({
    page,
  }) => {
    const { home, common } = words[language];
    await page.goto(`/${language}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(
      language === 'en' ? 'Find Your Ideal Property in Qatar' : 'اعثر على عقارك المثالي في قطر',
    );
    await expect(page.getByText(home.hero.text)).toBeVisible();

    const why = page.locator('section', { has: page.getByRole('heading', { name: home.why.title }) });
    await expect(why.getByRole('listitem')).toHaveCount(4);
    for (const point of ['honest', 'expert', 'quick', 'results'] as const)
      await expect(why.getByRole('heading', { name: home.why[point].title })).toBeVisible();
    if (language === 'en')
      await expect(why.getByRole('heading', { level: 3 })).toHaveText([
        /honest service/i,
        /expert agents/i,
        /quick response/i,
        /best results/i,
      ]);

    const about = page.locator('section', { has: page.getByRole('heading', { name: home.about.title }) });
    await expect(about.getByText(language === 'en' ? '+500' : '+٥٠٠')).toBeVisible();
    await expect(about.getByText(language === 'en' ? '+10' : '+١٠', { exact: true })).toBeVisible();

    const contact = page.locator('section', { has: page.getByRole('heading', { name: home.contact.title }) });
    await expect(contact.locator('address')).toContainText(language === 'en' ? 'Marina Tower 23' : 'برج المارينا ٢٣');
    await expect(contact.locator('address')).toContainText(language === 'en' ? 'Lusail' : 'لوسيل');
    await expect(contact.locator('a[href^="tel:+974"]')).toBeVisible();
    await expect(contact.getByRole('link', { name: common.whatsapp })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/974\d+$/,
    );
    await contact.getByRole('link', { name: home.contact.page }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/contact$`));
    // the texts of that page came with it
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].contact.title);
  });
