import { expect, type Locator, type Page } from '@playwright/test';
import { counted, digits } from '../testing/fill-in.ts';
import { words } from '../testing/words.ts';
import { expectNoSideways } from './support/layout.ts';
import { expectAccessible } from './support/axe.ts';
import { setCrmFaults } from './support/sandbox.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const address = '/api/admin/crm-test';
const text = words.en.adminBreakCrm;

const figure = (panel: Locator, name: string): Locator =>
  panel
    .locator('dl > div')
    .filter({ has: panel.page().getByText(name, { exact: true }) })
    .locator('dd');

const faultsInForce = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get(address)).json()) as { faults: unknown }).faults;

test.describe('alone: break the CRM', () => {
  test.afterEach(async ({ page }) => {
    await setCrmFaults();
    await staffCall(page, 'DELETE', `${address}/leads`);
  });

  test('loses nothing while the CRM refuses everything, and all arrives once when it is healed', async ({ page }) => {
    test.setTimeout(120_000);
    await asStaff(page, 'en');
    await page.goto('/admin/crm-status');
    const panel = page.getByRole('region', { name: text.title });
    await expect(panel.getByText(text.verdict.none)).toBeVisible();
    const busy = panel.getByRole('slider', { name: text.faults.tooMany429.label });
    await busy.focus();
    await page.keyboard.press('End');
    await expect(busy).toHaveAttribute('aria-valuetext', '100%');
    await expect.poll(() => faultsInForce(page)).toMatchObject({ tooMany429: 1 });

    await panel.getByRole('button', { name: text.send }).press('Enter');
    await expect(page.getByText(counted('en', text, 'sent', 50), { exact: true })).toBeVisible();
    await expect(panel.getByText(text.verdict.onTheWay)).toBeVisible();
    await expect(figure(panel, text.figures.accepted)).toHaveText(digits('en', 50));
    await expect(figure(panel, text.figures.stored)).toHaveText(digits('en', 50));
    await expect(figure(panel, text.figures.lost)).toHaveText(digits('en', 0));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideways(page);
      await expectAccessible(page);
    }

    await panel.getByRole('button', { name: text.heal }).click();
    await expect(page.getByText(text.healed, { exact: true })).toBeVisible();
    await expect(busy).toHaveAttribute('aria-valuetext', '0%');
    // the breaker lets the CRM rest before one call tries again
    await expect(panel.getByText(text.verdict.arrived)).toBeVisible({ timeout: 90_000 });
    await expect(figure(panel, text.figures.inCrm)).toHaveText(digits('en', 50));
    await expect(figure(panel, text.figures.duplicates)).toHaveText(digits('en', 0));

    await panel.getByRole('button', { name: text.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
    await expect(panel.getByText(text.verdict.none)).toBeVisible();
    await expect(figure(panel, text.figures.accepted)).toHaveText(digits('en', 0));
  });
});
