/** The SEO dashboard: a scan of the site's own pages. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { callAs, waitForListings } from './support/property-admin.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

type Status = {
  state: string;
  report: {
    overall: number;
    engines: Record<string, number>;
    categories: { id: string; score: number }[];
    issues: { id: string; examples: { path: string; target: { screen: string; id: number | null } }[] }[];
    opportunities: { id: string }[];
    pages: number;
  } | null;
};

/** A scan that began after the call, at its end. */
async function scanned(page: Page): Promise<NonNullable<Status['report']>> {
  const read = async () => (await (await page.request.get('/api/admin/seo')).json()) as Status;
  await expect.poll(async () => (await read()).state, { timeout: 100_000 }).toBe('done');
  return (await read()).report!;
}

for (const language of languages) {
  const { adminSeo: text } = words[language];
  const number = new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format;

  test(`scans with progress, then scores, categories, issues and opportunities (${language}) [A-007 A-047 A-131 A-132 A-133 A-134 A-135 A-137 A-267 A-268 A-269 A-455]`, async ({
    page,
  }) => {
    test.setTimeout(200_000);
    await signIn(page, language);
    await waitForListings(page);
    await page.goto('/admin?tab=seo');
    await expect(page.getByRole('heading', { name: text.title })).toBeVisible();
    await scanned(page);
    await expect(page.getByRole('button', { name: text.refresh, exact: true })).toBeEnabled({ timeout: 20_000 });
    await page.getByRole('button', { name: text.refresh, exact: true }).click();
    await expect(page.getByRole('progressbar', { name: text.scanning })).toBeVisible();
    const report = await scanned(page);
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
    await expect(page.getByText(text.lastScan.split('{{')[0]!.trim())).toBeVisible();
    expect(report.pages).toBeGreaterThan(50);

    const overall = page.getByRole('region', { name: text.overall });
    await expect(overall).toContainText(number(report.overall));
    const engines = page.getByRole('region', { name: text.engines.title });
    for (const [engine, score] of Object.entries(report.engines)) {
      const line = engines.getByText(text.engines[engine as 'google'], { exact: true }).locator('..');
      await expect(line.locator('[data-score]')).toHaveAttribute('data-score', String(score));
      await expect(line.locator('[data-score]')).toHaveClass(score >= 90 ? /palm/ : score >= 70 ? /amber/ : /danger/);
    }
    for (const { id, score } of report.categories) {
      const card = page.getByRole('listitem').filter({ hasText: text.categories[id as 'content'] });
      await expect(card.locator(`[data-score="${String(score)}"]`).first()).toBeVisible();
    }

    await expect(
      page.getByRole('tab', { name: text.lists.issues.replace('{{formatted}}', number(report.issues.length)) }),
    ).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[data-issue]')).toHaveCount(report.issues.length);
    await page
      .getByRole('tab', {
        name: text.lists.opportunities.replace('{{formatted}}', number(report.opportunities.length)),
      })
      .click();
    await expect(page.locator('[data-opportunity]')).toHaveCount(report.opportunities.length);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
}

test('Fix Now and Implement lead to the form of the listing [A-136]', async ({ page }) => {
  test.setTimeout(200_000);
  const { adminSeo: text, adminProperties } = words.en;
  await signIn(page, 'en');
  await waitForListings(page);
  // a listing that nobody described, without Arabic, without pictures
  const made = (await callAs(page, 'POST', '/api/properties', {
    title: 'Villa without a word of Arabic',
    price: '100000',
    type: 'Rent',
    status: 'for_rent',
    address: 'Street 1',
    city: 'Doha',
    description:
      'A quiet villa with a garden and a pool, close to the sea, with five rooms on two floors and parking for two cars.',
  })) as { id: number };
  try {
    await page.goto('/admin/seo');
    await scanned(page);
    await expect(page.getByRole('button', { name: text.refresh, exact: true })).toBeEnabled({ timeout: 20_000 });
    await page.getByRole('button', { name: text.refresh, exact: true }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    const report = await scanned(page);
    // what was found, before what is shown of it: a listing whose page did not answer is not among them
    expect(
      report.issues.map(({ id, examples }) => `${id} ${examples.map(({ path }) => path).join(' ')}`),
    ).toContainEqual(expect.stringMatching(new RegExp(`^arabic_missing .*/ar/properties/${String(made.id)}\\b`)));
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
    const issue = page.locator('[data-issue=arabic_missing]');
    await expect(issue).toContainText(text.severities.high);
    await issue.getByText(text.examples).click();
    await expect(issue.getByText(`/ar/properties/${String(made.id)}`)).toBeVisible();
    await issue.getByRole('link', { name: `${text.fix}: ${text.issues.arabic_missing.title}` }).click();
    await expect(page).toHaveURL(/\/admin\/properties-table\?dialog=edit-\d+/);
    await expect(page.getByRole('dialog', { name: adminProperties.form.editTitle })).toBeVisible();
    await page.goto('/admin/seo');
    await page.getByRole('tab', { name: /Opportunities/ }).click();
    const opportunity = page.locator('[data-opportunity=listings_pictures]');
    await opportunity.getByRole('link').click();
    await expect(page.getByRole('dialog', { name: adminProperties.form.editTitle })).toBeVisible();
  } finally {
    await callAs(page, 'DELETE', `/api/properties/${String(made.id)}`);
  }
});

test('looks again every five minutes while it is open, and says when that failed [A-138 A-139 A-388 A-441]', async ({
  page,
}) => {
  const { adminSeo: text } = words.en;
  await page.clock.install();
  await signIn(page, 'en');
  const scans: string[] = [];
  await page.route('**/api/admin/seo**', (route) => {
    if (route.request().method() === 'POST') scans.push(route.request().postData() ?? '');
    return route.fulfill({
      json: { state: 'failed', progress: null, lastScan: null, report: null, previous: null },
      status: route.request().method() === 'POST' ? 202 : 200,
    });
  });
  await page.goto('/admin/seo');
  await expect(page.getByText(text.scanFailed)).toBeVisible();
  await expect.poll(() => scans).toEqual(['{"automatic":true}']);
  await page.clock.fastForward(299_000);
  expect(scans).toHaveLength(1);
  await page.clock.fastForward(2_000);
  await expect.poll(() => scans).toHaveLength(2);
});
