import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { words } from '../testing/words.ts';
import { staffCall } from './support/staff-call.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

interface Status {
  state: string;
  report: { pages: number; overall: number; issues: { id: string; examples: { path: string }[] }[] } | null;
}

test('a scan of the pages finds what a listing lacks, and Fix Now leads to its form [A-007 A-047 A-131 A-135 A-136 A-137]', async ({
  page,
}) => {
  // two scans, each a minute on a busy machine
  test.setTimeout(240_000);
  const { adminSeo: text, adminProperties } = words.en;
  await asStaff(page, 'en');
  const made = await staffCall(page, 'POST', '/api/properties', {
    title: 'Villa without a word of Arabic',
    price: '100000',
    type: 'Rent',
    status: 'for_rent',
    address: 'Street 1',
    city: 'Doha',
    description: 'A quiet villa with a garden and a pool, close to the sea, with five rooms on two floors.',
  });
  const { id } = (await made.json()) as { id: number };
  const status = async () => (await (await page.request.get('/api/admin/seo')).json()) as Status;
  const address = `/ar/properties/${String(id)}`;
  const missingArabic = async () =>
    (await status()).report?.issues.find((issue) => issue.id === 'arabic_missing')?.examples.map(({ path }) => path) ??
    [];
  try {
    await page.goto('/admin?tab=seo');
    const refresh = page.getByRole('button', { name: text.refresh, exact: true });
    // the scan may be older than this listing
    await expect(refresh).toBeEnabled({ timeout: 100_000 });
    if (!(await missingArabic()).includes(address)) {
      await refresh.click();
      await expect(page.getByRole('progressbar', { name: text.scanning })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 100_000 });
    }
    const { report } = await status();
    expect(report?.pages).toBeGreaterThan(50);
    await expect(page.getByRole('region', { name: text.overall })).toContainText(String(report?.overall));
    // missing where its page did not answer
    expect(await missingArabic()).toContain(address);
    await expectAccessible(page);
    const issue = page.locator('[data-issue=arabic_missing]');
    await issue.getByText(text.examples).click();
    await issue.getByRole('link', { name: `${text.fix}: ${address}` }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/properties-table\\?dialog=edit-${String(id)}$`));
    await expect(page.getByRole('dialog', { name: adminProperties.form.editTitle })).toBeVisible();
  } finally {
    await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
  }
});
