/** The newsletter: what it checks, what it says, and that an address really arrives as a lead. */
import { expect, type Page } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

function newsletter(page: Page, language: 'en' | 'ar') {
  const text = words[language].newsletter;
  const form = page.getByRole('form', { name: text.title });
  return { text, form, email: form.getByLabel(text.email), button: form.getByRole('button') };
}

for (const language of languages) {
  test(`refuses what is no address, in words (${language}) [P-161 P-289 P-290 P-291 P-361]`, async ({ page }) => {
    await page.goto(`/${language}/about`);
    const { text, email, button } = newsletter(page, language);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required', '');
    let calls = 0;
    page.on('request', (request) => (calls += request.url().endsWith('/api/leads') ? 1 : 0));
    for (const wrong of ['', 'nowhere']) {
      await email.fill(wrong);
      await button.click();
      await expect(page.getByText(text.invalid, { exact: true })).toBeVisible();
      await expect(page.getByText(text.error, { exact: true })).toBeVisible();
    }
    expect(calls).toBe(0);
  });

  test(`stores an address as a lead with consent (${language}) [P-260 P-261 P-339 P-363 P-402]`, async ({ page }) => {
    await page.goto(`/${language}/about`);
    const { text, email, button } = newsletter(page, language);
    const address = `news-${language}-${String(Date.now())}@example.com`;
    const stored = page.waitForRequest('**/api/leads');
    await email.fill(address);
    await button.click();
    const began = Date.now();
    await expect(button).toHaveText(text.subscribing);
    await expect(button).toBeDisabled();
    await expect(page.getByText(text.thanks, { exact: true })).toBeVisible();
    expect(Date.now() - began).toBeGreaterThan(900);
    await expect(page.getByText(text.subscribed, { exact: true })).toBeVisible();
    await expect(email).toHaveValue('');
    expect((await stored).postDataJSON()).toMatchObject({
      email: address,
      source: 'newsletter',
      language,
      page: `/${language}/about`,
      consent: { marketing: true },
    });
    await signIn(page, language);
    await page.goto('/admin/leads');
    await expect(page.getByRole('row').filter({ hasText: address })).toBeVisible();
  });

  test(`says when it was not stored, and keeps the address (${language}) [P-362]`, async ({ page }) => {
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/${language}/about`);
    const { text, email, button } = newsletter(page, language);
    await email.fill('reader@example.com');
    await button.click();
    await expect(page.getByText(text.failed, { exact: true })).toBeVisible();
    await expect(email).toHaveValue('reader@example.com');
  });

  test(`says what the server found wrong with the address (${language}) [P-361]`, async ({ page }) => {
    await page.goto(`/${language}/about`);
    const { text, email, button } = newsletter(page, language);
    await email.fill('a@b@c');
    await button.click();
    await expect(page.getByText(text.invalid, { exact: true })).toBeVisible();
    await expect(email).toHaveValue('a@b@c');
  });

  test(`works without scripts (${language}) [P-161 P-339 P-361 P-363]`, async ({ browser, page }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`/${language}/about`);
    const { text, email, button } = newsletter(plain, language);
    await email.fill('nowhere');
    await button.click();
    await expect(plain.getByRole('alert')).toHaveText(text.invalid);
    await expect(email).toHaveValue('nowhere');
    const address = `plain-news-${language}-${String(Date.now())}@example.com`;
    await email.fill(address);
    await button.click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(text.thanks);
    await expect(plain.getByText(text.subscribed)).toBeVisible();
    await context.close();
    await signIn(page, language);
    const leads = (await (await page.request.get('/api/leads?limit=1000')).json()) as {
      leads: { email: string; source: string; language: string; page: string }[];
    };
    expect(leads.leads.filter((lead) => lead.email === address)).toMatchObject([
      { source: 'newsletter', language, page: `/${language}/about` },
    ]);
  });
}
