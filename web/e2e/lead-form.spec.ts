/** The contact form: what it checks, what it says when something fails, and that nothing typed is lost. */
import { expect } from '@playwright/test';
import { fill, leadForm, solve } from './support/lead-form.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const person = { fullName: 'Noura', email: 'noura@example.com', phone: '55550101', message: 'Hello' };

for (const language of languages) {
  test.describe(`contact form (${language})`, () => {
    const text = words[language].leadForm;

    test.beforeEach(async ({ page }) => {
      await page.goto(`/${language}/contact`);
    });

    test('names every field that is missing [P-278 P-279 P-280 P-284]', async ({ page }) => {
      const form = leadForm(page, language);
      await expect(form.question).toBeVisible();
      await form.submit.click();
      for (const message of [text.errors.fullName, text.errors.email, text.errors.phone, text.errors.captcha])
        await expect(form.form.getByText(message)).toBeVisible();
      await form.email.fill('nowhere');
      await form.submit.click();
      await expect(form.form.getByText(text.errors.email)).toBeVisible();
    });

    test('loads another question [P-255 P-258]', async ({ page }) => {
      const form = leadForm(page, language);
      await expect(form.question).toBeVisible();
      const another = page.waitForResponse('**/api/captcha');
      await form.refresh.click();
      expect((await another).status()).toBe(200);
      await expect(form.question).toBeVisible();
    });

    test('says that the captcha was wrong, keeps what was typed and asks a new question [P-254 P-350]', async ({
      page,
    }) => {
      const form = leadForm(page, language);
      await fill(form, person);
      await form.answer.fill('99');
      const another = page.waitForResponse('**/api/captcha');
      await form.submit.click();
      await expect(form.form.getByText(text.errors.captchaFailed)).toBeVisible();
      await another;
      await expect(form.fullName).toHaveValue(person.fullName);
      await expect(form.message).toHaveValue(person.message);
      await form.answer.fill(String(await solve(form.question)));
      await form.submit.click();
      await expect(page.getByText(text.success).first()).toBeVisible();
      await expect(form.fullName).toHaveValue('');
    });

    test('blocks spam with a toast and other ways to reach us [P-352]', async ({ page }) => {
      const form = leadForm(page, language);
      const message = 'SEO services: first page of Google, backlinks. Click here!';
      await fill(form, { ...person, message });
      await form.submit.click();
      await expect(page.getByText(text.blocked).first()).toBeVisible();
      await expect(page.getByText(text.blockedText).first()).toBeVisible();
      await expect(form.form.getByRole('link', { name: /WhatsApp|واتساب/ })).toBeVisible();
      await expect(form.message).toHaveValue(message);
    });

    test('says that sending failed, and sends the same enquiry once at the second try [P-330 P-354]', async ({
      page,
    }) => {
      const form = leadForm(page, language);
      const keys: (string | undefined)[] = [];
      let broken = true;
      await page.route(/\/api\/(contact|leads)$/, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (!broken) return route.continue();
        broken = false;
        // the lead is stored, and the answer is lost on the way back
        await route.fetch();
        await route.abort('connectionreset');
      });
      const email = `twice-${language}-${String(Date.now())}@example.com`;
      await fill(form, { ...person, email });
      await form.submit.click();
      await expect(page.getByText(text.failedText).first()).toBeVisible();
      await form.answer.fill(String(await solve(form.question)));
      await form.submit.click();
      await expect(page.getByText(text.success).first()).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBe(keys[1]);
    });

    test('shows that the captcha could not be loaded, and tries again [P-256 P-357]', async ({ page }) => {
      await page.route('**/api/captcha', (route) => route.abort());
      await page.reload();
      const form = leadForm(page, language);
      await expect(form.form.getByText(text.captcha.failed)).toBeVisible();
      await page.unroute('**/api/captcha');
      await form.refresh.click();
      await expect(form.question).toBeVisible();
    });

    test('fills the answer in while the captcha is switched off [P-257 P-285]', async ({ page }) => {
      await page.route('**/api/captcha', (route) => route.fulfill({ json: { message: 'Captcha disabled' } }));
      await page.reload();
      const form = leadForm(page, language);
      await expect(form.answer).toHaveValue('2');
    });

    test('hides the honeypot from people and assistive technology [P-233 P-282]', async ({ page }) => {
      const trap = page.locator('input[name=website]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).toHaveAttribute('autocomplete', 'off');
      await expect(trap).not.toBeInViewport();
    });
  });
}
