import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { makeLead } from './support/make-lead.ts';
import { words } from '../testing/words.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

test('a chart is drawn, and a new lead is in its table [A-023]', async ({ page, request }) => {
  const text = words.ar.adminAnalytics;
  const plain = (shown: string) => Number(shown.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))));
  await makeLead(request, { source: 'services_page' });
  await asStaff(page, 'ar');
  await page.goto('/admin/analytics');
  const card = page.getByRole('region', { name: text.bySource }).first();
  const cell = card.getByRole('row').filter({ hasText: words.ar.adminLeads.source.services_page }).getByRole('cell');
  await card.getByText(text.asTable).click();
  const before = plain((await cell.textContent()) ?? '');
  expect(before).toBeGreaterThan(0);
  const isDrawn = () =>
    card.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value) => value !== 0);
    });
  await expect.poll(isDrawn).toBe(true);
  await makeLead(request, { source: 'services_page' });
  await page.reload();
  await card.getByText(text.asTable).click();
  // others may send leads meanwhile
  await expect.poll(async () => plain((await cell.textContent()) ?? '')).toBeGreaterThan(before);
  await expectAccessible(page);
});
