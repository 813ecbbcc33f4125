import { expect } from '@playwright/test';
import { fill, leadForm } from './support/lead-form.ts';
import { languages, words } from '../testing/words.ts';
import { leadsInCrm } from './support/sandbox.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const people = {
  en: { fullName: 'Sarah Whitfield', message: 'Is this one free from January? I would like to see it on Sunday.' },
  ar: { fullName: 'نورة الكواري', message: 'هل هذا العقار متاح من يناير؟ أود زيارته يوم الأحد.' },
} as const;

for (const language of languages) {
  test(`a visitor enquires and staff see the lead in the CRM (${language})`, async ({ page }) => {
    const text = words[language];
    const email = `journey-${language}-${String(Date.now())}@example.com`;

    await page.goto(`/${language}`);
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page
      .getByRole('navigation', { name: text.shell.nav.label })
      .first()
      .getByText(text.shell.nav.properties)
      .click();
    await expect(page).toHaveURL(new RegExp(`/${language}/properties`));

    const card = page.getByRole('article').first();
    await card.getByRole('link', { name: text.listing.card.details }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/properties/\\d+`));
    // the address changes before the page
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text.listing.list.title);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(title.length).toBeGreaterThan(5);

    await page.getByRole('button', { name: text.listing.detail.inquire }).first().click();
    const dialog = page.getByRole('dialog', { name: text.listing.detail.inquireTitle });
    const form = leadForm(dialog, language);
    await fill(form, { ...people[language], email, phone: '+974 5555 0101' });
    await form.submit.click();
    await expect(page.getByText(text.leadForm.success).first()).toBeVisible();

    await asStaff(page, language);
    await page.goto('/admin/leads');
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText(people[language].fullName);
    await expect(row).toContainText(title);
    await expect(row).toContainText(text.adminLeads.crm.synced, { timeout: 20_000 });

    await row.getByRole('link', { name: people[language].fullName }).click();
    await expect(page).toHaveURL(/\/admin\/leads\/\d+/);
    const detail = page.getByRole('main');
    await expect(detail).toContainText(people[language].message);
    // the list that it leaves shows the message too
    await expect(detail).toContainText(/MZL-[0-9A-Z]{26}/);
    const reference = /MZL-[0-9A-Z]{26}/.exec((await detail.textContent()) ?? '')?.[0] ?? '';
    const records = await leadsInCrm(reference);
    expect(records).toHaveLength(1);
    await detail
      .getByRole('button', { name: new RegExp(Object.values(text.adminLeadPage.delivery).join('|')) })
      .click();
    await expect(page.getByRole('dialog')).toContainText(records[0]?.id ?? 'no record');
  });
}
