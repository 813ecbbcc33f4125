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
      const breaker = {
        state: 'open',
        since: '2026-11-20T08:00:00.000Z',
        nextProbeAt: '2026-11-20T09:00:00.000Z',
        reason: 'crm.unauthorized',
        alert: true,
      };
      // its own word for "online" may still be another: what the CRM of the other tests went through is in it
      const said = away ? { isOnline: false, mode: 'offline', breaker } : { isOnline: true, mode: 'online' };
      await route.fulfill({ json: { ...status, ...said } });
    });
    await signIn(page, language);
    await page.goto('/admin/crm-status');
    const notice = page.getByRole('status').filter({ hasText: text.modeText.offline });
    await expect(notice).toBeVisible();
    await expect(notice).toContainText(text.breaker.refused);
    await expect(notice).toContainText(text.breaker.probe.split('{{')[0]!.trim());
    if (language === 'en') await expect(notice).toContainText('CRM System Disconnected');
    away = false;
    await notice.getByRole('button', { name: text.tryAgain }).click();
    await expect(page.getByText(text.modeText.online)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await page.goto(`/${language}/contact`);
    await expect(page.getByText(text.modeText.offline)).toHaveCount(0);
  });
