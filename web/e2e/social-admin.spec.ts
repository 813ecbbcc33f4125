import { expect, type Page } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

interface Link {
  id: number;
  platform: string;
}
const all = async (page: Page) => (await (await page.request.get('/api/social-media')).json()) as Link[];

test.describe('alone: social links', () => {
  test.afterEach(async ({ page }) => {
    for (const { id, platform } of await all(page))
      if (platform === 'pinterest') await staffCall(page, 'DELETE', `/api/social-media/${String(id)}`);
  });

  test('are added, hidden and deleted, and the foot of the site and its tag follow [A-003 A-009 A-126 A-263 A-301 A-428 A-429]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const text = words.en.adminSocial;
    const address = 'https://www.pinterest.com/manzil-e2e';
    // without a session: staff see hidden links too
    const visitors = await browser.newContext({ baseURL: baseURL ?? '' });
    const visitor = await visitors.newPage();
    const foot = async () => {
      await visitor.goto('/en/contact');
      const links = visitor.getByRole('contentinfo').getByRole('link', { name: /opens in a new window/ });
      await expect(links.first()).toBeVisible();
      return links.evaluateAll((some) => some.map((one) => one.getAttribute('href')));
    };
    const head = async () => (await page.request.get('/en/contact')).text();
    await asStaff(page, 'en');
    await page.goto('/admin/social-media');
    await page.getByRole('button', { name: text.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.fields.platform).selectOption('pinterest');
    await dialog.getByLabel(text.fields.url).fill(address);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(page.getByText(text.created, { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect.poll(foot).toContain(address);
    const row = page.getByRole('listitem').filter({ hasText: 'manzil-e2e' });
    await row.getByRole('button', { name: text.editFor.replace('{{name}}', 'Pinterest') }).click();
    await dialog.getByRole('switch', { name: text.fields.isActive }).click();
    await dialog.getByRole('button', { name: text.save }).click();
    await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
    await expect.poll(foot).not.toContain(address);
    await visitors.close();
    await row.getByRole('button', { name: text.remove.for.replace('{{name}}', 'Pinterest') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.remove.action }).click();
    await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();

    const code = `code${String(Date.now())}`;
    const save = page.getByRole('button', { name: text.facebook.save });
    await page
      .getByLabel(text.facebook.code, { exact: true })
      .fill(`<meta name="facebook-domain-verification" content="${code}" />`);
    await save.click();
    await expect(page.getByText(text.facebook.saved, { exact: true })).toBeVisible();
    await expect.poll(head).toContain(`content="${code}"`);
    await page.getByRole('button', { name: text.facebook.edit }).click();
    await expect(page.getByLabel(text.facebook.code, { exact: true })).toBeFocused();
    await page.getByRole('switch', { name: text.facebook.isActive }).click();
    await save.click();
    await expect.poll(head).not.toContain(code);
    await expectAccessible(page);
  });

  test('are ordered with the keyboard and by dragging', async ({ page }) => {
    await asStaff(page, 'ar');
    await page.goto('/admin/social-media');
    const ids = (await all(page)).map(({ id }) => id);
    const now = async () => (await all(page)).map(({ id }) => id);
    const handles = page.getByRole('list', { name: words.ar.adminSocial.title }).getByTitle(words.ar.admin.sort.hint);
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
    expect((await staffCall(page, 'PUT', '/api/social-media/order', { ids })).status()).toBe(200);
  });
});
