import { expect } from '@playwright/test';
import { type Language, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { makeLead } from './support/make-lead.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

for (const [language, width] of [
  ['en', 1440],
  ['ar', 390],
] as const satisfies readonly (readonly [Language, number])[])
  test(`a new enquiry is in the reports, which fit ${String(width)} px and print (${language}) [M-1213 M-1217]`, async ({
    page,
    request,
  }) => {
    const text = words[language].adminReports;
    await makeLead(request, { source: 'services_page' });
    await page.setViewportSize({ width, height: 900 });
    await asStaff(page, language);
    for (const report of ['answers', 'funnel', 'people', 'listings', 'lost'] as const) {
      await page.goto(`/admin/reports?report=${report}&period=this_week&compare=year`);
      await expect(page.getByRole('tab', { name: text.names[report], selected: true })).toBeVisible();
      await expect(page.getByText(text.how)).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
      await expectAccessible(page);
    }
    await page.goto('/admin/reports?report=funnel&period=this_week');
    const card = page.getByRole('region', { name: text.funnel.bySource }).first();
    await expect(card.getByRole('list')).toContainText(words[language].adminLeads.source.services_page);
    await card.getByText(text.asTable).click();
    await expect(card.getByRole('rowheader', { name: words[language].adminLeads.source.services_page })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: text.csv }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^sources-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByLabel(text.period)).toBeHidden();
    await expect(card.getByRole('list')).toBeVisible();
  });
