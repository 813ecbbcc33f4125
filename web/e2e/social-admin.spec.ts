/** Social links and Facebook's verification tag: the manager, and that the public pages follow. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { headOf } from './support/head-of.ts';
import { type Language, languages, words } from './support/messages.ts';
import { staffCall } from './support/staff-call.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

interface Link {
  id: number;
  platform: string;
  url: string;
}

const all = async (page: Page) => (await (await page.request.get('/api/social-media')).json()) as Link[];

async function open(page: Page, language: Language): Promise<void> {
  await signIn(page, language);
  await page.goto('/admin/social-media');
  await expect(page.getByRole('heading', { level: 1, name: words[language].adminSocial.title })).toBeVisible();
}

/** The addresses in the footer, as a visitor sees them. */
async function platformsShown(page: Page): Promise<(string | null)[]> {
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (visitor === undefined) throw new Error('There is no browser');
  const home = await visitor.newPage();
  await home.goto('/en/contact');
  const links = home.getByRole('contentinfo').getByRole('link', { name: /opens in a new window/ });
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((some) => some.map((one) => one.getAttribute('href')));
  await visitor.close();
  return addresses;
}

/** Answers of a list that has none; writes pass. */
const withoutLinks = (page: Page) =>
  page.route('**/api/social-media', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [] }) : route.continue(),
  );

for (const language of languages) {
  const text = words[language].adminSocial;
  const names = words[language].shell.social.platforms;

  test.describe(`social links (${language})`, () => {
    test.afterEach(async ({ page }) => {
      for (const { id, platform } of await all(page))
        if (platform === 'pinterest') await staffCall(page, 'DELETE', `/api/social-media/${String(id)}`);
    });

    test('are added, changed and deleted in windows of their own, and the site follows [A-003 A-126 A-221 A-263 A-264 A-297 A-298 A-299 A-300 A-301 A-428 A-434]', async ({
      page,
    }) => {
      await open(page, language);
      const before = await all(page);
      await page.getByRole('button', { name: text.add }).click();
      const dialog = page.getByRole('dialog');
      const platform = dialog.getByLabel(text.fields.platform);
      const offered = await platform.locator('option').evaluateAll((some) => some.map((one) => one.textContent));
      expect(offered).toEqual([
        text.fields.choose,
        ...[
          'facebook',
          'x',
          'instagram',
          'linkedin',
          'tiktok',
          'youtube',
          'whatsapp',
          'telegram',
          'snapchat',
          'pinterest',
        ]
          .filter((name) => before.every((link) => link.platform !== name))
          .map((name) => names[name as keyof typeof names]),
      ]);
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(text.fillRequired).first()).toBeVisible();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expect(dialog.getByLabel(text.fields.url)).toHaveAttribute('type', 'url');
      await platform.selectOption('pinterest');
      await dialog.getByLabel(text.fields.url).fill('javascript:alert(1)');
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(dialog.getByText(text.fields.urlWrong)).toBeVisible();
      await dialog.getByLabel(text.fields.url).fill('https://www.pinterest.com/manzil-e2e');
      await dialog.getByLabel(text.fields.displayName).fill('Manzil pins');
      await dialog.getByLabel(text.fields.sortOrder).fill('no number');
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(text.created, { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      const made = (await all(page)).find((link) => link.platform === 'pinterest');
      expect(made).toMatchObject({ displayName: 'Manzil pins', sortOrder: 0, isActive: true });
      expect(await platformsShown(page)).toContain('https://www.pinterest.com/manzil-e2e');

      const row = page.getByRole('listitem').filter({ hasText: 'manzil-e2e' });
      await row.getByRole('button', { name: text.editFor.replace('{{name}}', names.pinterest) }).click();
      await expect(dialog.getByLabel(text.fields.platform)).toBeDisabled();
      await expect(dialog.getByLabel(text.fields.platform)).toHaveValue('pinterest');
      await dialog.getByRole('switch', { name: text.fields.isActive }).click();
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
      await expect(row.getByText(text.inactive, { exact: true })).toBeVisible();
      expect(await platformsShown(page)).not.toContain('https://www.pinterest.com/manzil-e2e');

      const remove = row.getByRole('button', { name: text.remove.for.replace('{{name}}', names.pinterest) });
      await remove.click();
      await expect(page.getByRole('alertdialog')).toContainText(text.remove.text);
      await page.getByRole('alertdialog').getByRole('button', { name: words[language].common.cancel }).click();
      await expect(row).toBeVisible();
      await remove.click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.remove.action }).click();
      await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
      await expect(row).toHaveCount(0);
    });

    test('a failure says so, and keeps what was typed [A-427]', async ({ page }) => {
      await open(page, language);
      await page.route('**/api/social-media', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
      );
      await page.getByRole('button', { name: text.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.fields.platform).selectOption('pinterest');
      await dialog.getByLabel(text.fields.url).fill('https://www.pinterest.com/manzil-e2e');
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(page.getByText(text.socialMediaError, { exact: true })).toBeVisible();
      await expect(dialog.getByLabel(text.fields.url)).toHaveValue('https://www.pinterest.com/manzil-e2e');
      await dialog.getByRole('button', { name: words[language].common.cancel }).click();
      await expect(page.getByRole('alertdialog')).toContainText(words[language].admin.discard.text);
      await page.getByRole('button', { name: words[language].admin.discard.action }).click();
      await expect(dialog).toHaveCount(0);
    });

    test('an empty list offers to add the first one [A-130]', async ({ page }) => {
      await withoutLinks(page);
      await open(page, language);
      await expect(page.getByText(text.empty.title)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: text.empty.addFirst }).click();
      await expect(page.getByRole('dialog').getByLabel(text.fields.platform).locator('option')).toHaveCount(11);
    });

    test('are ordered with the keyboard and by dragging', async ({ page }) => {
      await open(page, language);
      const ids = (await all(page)).map(({ id }) => id);
      const now = async () => (await all(page)).map(({ id }) => id);
      const handles = page.getByRole('list', { name: text.title }).getByTitle(words[language].admin.sort.hint);
      await handles.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(now).toEqual([ids[1], ids[0], ...ids.slice(2)]);
      await expect(handles.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect.poll(now).toEqual(ids);
      await expect(handles.first()).toBeFocused();
      const from = await handles.first().boundingBox();
      const to = await handles.nth(2).boundingBox();
      if (from === null || to === null) throw new Error('There are no three links');
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(to.x + 10, to.y + 20, { steps: 6 });
      await page.mouse.up();
      await expect.poll(now).toEqual([ids[1], ids[2], ids[0], ...ids.slice(3)]);
      const back = await staffCall(page, 'PUT', '/api/social-media/order', { ids });
      expect(back.status()).toBe(200);
    });
  });

  test.describe(`Facebook tag (${language})`, () => {
    test('is saved, shown, edited, and stands in the public pages [A-009 A-127 A-128 A-129 A-222 A-302 A-429 A-430]', async ({
      page,
    }) => {
      const code = `code${String(Date.now())}`;
      await signIn(page, language);
      const first = { platform: 'facebook', content: 'first', isActive: true };
      expect((await staffCall(page, 'POST', '/api/meta-tags', first)).status()).toBe(200);
      await page.goto('/admin/social-media');
      await expect(page.getByText('first', { exact: true })).toBeVisible();
      for (const step of Object.values(text.facebook.steps))
        await expect(page.getByText(step.replace('{{tag}}', 'facebook-domain-verification'))).toBeVisible();
      const input = page.getByLabel(text.facebook.code, { exact: true });
      const save = page.getByRole('button', { name: text.facebook.save });
      await input.fill('   ');
      await save.click();
      await expect(page.getByText(text.facebook.empty).first()).toBeVisible();
      if (language === 'en')
        await expect(page.getByText('Please enter the Facebook verification code.').first()).toBeVisible();

      await input.fill(`<meta name="facebook-domain-verification" content="${code}" />`);
      await save.click();
      await expect(page.getByText(text.facebook.saved, { exact: true })).toBeVisible();
      await expect(page.getByText(text.facebook.savedText, { exact: true })).toBeVisible();
      await expect(page.getByText(code, { exact: true })).toBeVisible();
      for (const address of ['/en', '/ar/contact'])
        await expect
          .poll(async () => (await headOf(page.request, address)).meta['facebook-domain-verification'], {
            timeout: 4_000,
          })
          .toBe(code);

      await page.getByRole('button', { name: text.facebook.edit }).click();
      await expect(input).toHaveValue(code);
      await expect(input).toBeFocused();
      await page.route('**/api/meta-tags', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      );
      await save.click();
      await expect(page.getByText(text.facebook.failed, { exact: true })).toBeVisible();
      await expect(input).toHaveValue(code);
      await page.unroute('**/api/meta-tags');
      await page.getByRole('switch', { name: text.facebook.isActive }).click();
      await save.click();
      await expect
        .poll(async () => (await headOf(page.request, '/en')).meta['facebook-domain-verification'], { timeout: 4_000 })
        .toBeUndefined();
      await expectAccessible(page);
    });
  });
}
