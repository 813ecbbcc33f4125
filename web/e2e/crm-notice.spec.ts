/** The notice that the CRM is away: for staff, since no visitor waits for the CRM. */
import { expect } from '@playwright/test';
import { languages, words } from './support/messages.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages)
  test(`the notice stands where the CRM is away, and its button tries again (${language}) [P-207 P-365]`, async ({
    page,
  }) => {
    const text = words[language].adminCrm;
    let away = true;
    await page.route('**/api/crm/status', async (route) => {
      const answer = await route.fetch();
      const status = (await answer.json()) as object;
      await route.fulfill({ json: away ? { ...status, isOnline: false, mode: 'offline' } : status });
    });
    await signIn(page, language);
    await page.goto('/admin/crm-status');
    const notice = page.getByRole('status').filter({ hasText: text.modeText.offline });
    await expect(notice).toBeVisible();
    if (language === 'en') await expect(notice).toContainText('CRM System Disconnected');
    away = false;
    await notice.getByRole('button', { name: text.tryAgain }).click();
    await expect(page.getByText(text.modeText.online)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto(`/${language}/contact`);
    await expect(page.getByText(text.modeText.offline)).toHaveCount(0);
  });
