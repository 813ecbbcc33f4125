/** The CRM's page: figures, state of the integration, its three tabs. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

/** What the page shows; the first pull may still be running when the first test starts. */
async function pulled(page: Page): Promise<Record<string, number>> {
  const read = async () =>
    (await page.request.get('/api/sandbox/sync-status')).json() as Promise<Record<string, unknown>>;
  await expect.poll(async () => (await read())['status'], { timeout: 45_000 }).toBe('success');
  return (await read()) as Record<string, number>;
}

for (const language of languages) {
  const text = words[language].adminCrm;
  const number = (value: number) => new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value);

  test(`figures and state of the integration (${language}) [A-005 A-100 A-101 A-102 A-103 A-104 A-105 A-107 A-108 A-224 A-379]`, async ({
    page,
  }) => {
    await signIn(page, language);
    const status = await pulled(page);
    await page.goto('/admin/sandbox');
    await expect(page.getByRole('heading', { level: 1, name: text.integration.title })).toBeVisible();
    const integration = page.getByRole('region', { name: text.integration.status });
    await expect(integration).toContainText(text.integration.connected);
    await expect(integration).toContainText(number(status['currentPropertiesCount']!));
    await expect(integration).toContainText(number(status['crmPropertiesCount']!));
    if (language === 'en') {
      await expect(integration).toContainText('1 restricted from API');
      await expect(integration).toContainText('Mixed (Numeric & Text)');
      await expect(page.getByRole('main')).toContainText('In Progress');
    } else await expect(page.getByRole('main')).toContainText(text.integration.states.success);
    const images = page.getByRole('region', { name: text.integration.images });
    for (const name of ['imageCount', 'propertiesWithImages', 'propertiesWithoutImages'] as const)
      await expect(images).toContainText(number(status[name]!));
    for (const label of [text.integration.total, text.listings.last, text.integration.available])
      await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    const again = page.waitForRequest('**/api/sandbox/sync-status**');
    await page.getByRole('button', { name: text.integration.documentation, exact: true }).click();
    expect((await (await again).allHeaders())['cache-control']).toContain('no-cache');
    await expect(page.getByRole('link', { name: text.integration.contract })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    );
    expect((await page.request.get('/api/openapi.json')).status()).toBe(200);
    // it is asked again by itself
    await page.waitForRequest('**/api/sandbox/sync-status**', { timeout: 12_000 });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test(`three tabs that work, kept in the address (${language}) [A-106]`, async ({ page }) => {
    await signIn(page, language);
    await pulled(page);
    await page.goto('/admin/sandbox');
    await page.getByRole('tab', { name: text.integration.tabs.properties }).click();
    await expect(page).toHaveURL(/tab=properties/);
    await expect(page.getByRole('row')).toHaveCount(26);
    await page
      .getByRole('link', { name: words[language].common.pagination.goTo.replace('{{page}}', number(2)) })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(26);
    await expectAccessible(page);
    await page.getByRole('tab', { name: text.integration.tabs.runs }).click();
    await expect(page.getByText(text.runs.triggers['first-start'])).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(page.getByRole('tab', { name: text.integration.tabs.overview })).toBeFocused();
  });

  test(`what cannot be had says so, and another provider has no page (${language}) [A-022 A-412 A-413]`, async ({
    page,
  }) => {
    await signIn(page, language);
    await page.route('**/api/sandbox/sync-status**', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { code: 'server.unavailable', detail: 'Not now' },
      }),
    );
    await page.goto('/admin/sandbox');
    await expect(page.getByText('HTTP 503: Not now')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(text.integration.error, { exact: true }).first()).toBeVisible();
    await page.goto('/admin/hubspot');
    await expect(page.getByRole('heading', { name: words[language].shell.notFound.title })).toBeVisible();
  });
}
