import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectToast } from './support/property-admin.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

test.describe('alone: featured listings', () => {
  test.afterEach(async ({ page }) => {
    await staffCall(page, 'POST', '/api/admin/properties/featured/clear');
  });

  test('are switched on, six at random, put in order and cleared; the home page follows [A-004 A-018 A-090 A-091 A-092 A-093 A-247 A-248 A-249 A-250 A-251 A-443]', async ({
    page,
  }) => {
    const t = words.en.adminFeatured;
    const home = async (): Promise<number[]> => {
      const answer = await page.request.get('/api/properties/featured');
      return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
    };
    await asStaff(page, 'en');
    await staffCall(page, 'POST', '/api/admin/properties/featured/clear');
    await page.goto('/admin/featured-properties');
    await expect(page.getByText(t.auto.now)).toBeVisible();
    expect(await home()).toHaveLength(6);
    const chosen = page.locator('main ol > li');
    await page.getByRole('switch').first().click();
    await expectToast(page, t.toast.on);
    await expect(chosen).toHaveCount(1);
    expect(await home()).toHaveLength(1);

    await page.getByRole('button', { name: t.random }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.random }).click();
    await expect(chosen).toHaveCount(6);
    const before = await home();
    await chosen.first().getByRole('button').first().press('End');
    await expect.poll(home).toEqual([...before.slice(1), before[0]]);
    const firstOnSite = async () => {
      const site = await (await page.request.get('/en')).text();
      const place = (id: number) => site.indexOf(`/properties/${String(id)}"`);
      const [first] = before.filter((id) => place(id) >= 0).toSorted((a, b) => place(a) - place(b));
      return first;
    };
    await expect.poll(firstOnSite).toBe(before[1]);

    await page.getByRole('button', { name: t.clear }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.clear }).click();
    await expectToast(page, t.toast.cleared);
    await expect(page.getByText(t.auto.now)).toBeVisible();
  });
});
