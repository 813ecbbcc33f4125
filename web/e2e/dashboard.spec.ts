import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

test('tabs go by keyboard, come back with the browser, and open a window of their own [A-040 A-042 A-270]', async ({
  page,
}) => {
  const { adminDashboard, adminFeatured, adminCrm } = words.ar;
  const { tabs } = adminDashboard;
  await asStaff(page, 'ar');
  await page.goto('/admin');
  const strip = page.getByRole('tablist', { name: tabs.label });
  const only = async (name: string): Promise<void> => {
    await expect(strip.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  };
  await only(tabs.properties);
  // arrows move, in Arabic to the left; Enter opens
  const first = strip.getByRole('tab', { name: tabs.properties, exact: true });
  await first.focus();
  // focus moves a moment after the key
  await page.keyboard.press('End');
  await expect(strip.getByRole('tab').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await only(tabs.properties);
  await page.keyboard.press('ArrowLeft');
  await expect(strip.getByRole('tab', { name: tabs.featured, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await only(tabs.featured);
  const opens = page.waitForEvent('popup');
  await page.getByRole('link', { name: adminFeatured.open }).click();
  await expect((await opens).getByRole('heading', { level: 1, name: adminFeatured.title })).toBeVisible();
  await page.goto('/admin?tab=crm');
  await only(tabs.crm);
  await expect(page.getByText(adminCrm.auto)).toBeVisible();
  await page.goBack();
  await only(tabs.featured);
  await page.reload();
  await only(tabs.featured);
});

for (const [language, width] of [
  ['ar', 390],
  ['en', 1440],
] as const)
  test(`nothing for axe to find in any tab, and nothing sticks out (${language}, ${String(width)} px)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await asStaff(page, language);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page);
    await page.goto('/admin');
    // a screen may have tabs of its own
    const strip = page.getByRole('tablist', { name: words[language].adminDashboard.tabs.label });
    for (const name of await strip.getByRole('tab').allTextContents()) {
      await strip.getByRole('tab', { name, exact: true }).click();
      await expect(strip.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(strip.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.95 });
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideways(page);
    }
  });
