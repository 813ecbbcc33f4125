/** Measurement of visits: asked first, refused as easily as accepted, and never told who somebody is. */
import { expect, type Page } from '@playwright/test';
import { fill, leadForm } from './support/lead-form.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

const script = 'https://stats.example/gtag.js';

/** Serves the site as if the operator had configured measurement: the settings in the head, and the provider's script. */
async function configured(page: Page): Promise<{ loaded: () => number; sent: () => Promise<unknown[][]> }> {
  let loads = 0;
  await page.route(/localhost:\d+\/(en|ar)(\/|$|\?)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const tags = `<meta name="analytics-id" content="M-1"/><meta name="analytics-script" content="${script}"/>`;
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    return route.fulfill({
      response: answer,
      headers,
      body: (await answer.text()).replace('</head>', `${tags}</head>`),
    });
  });
  await page.route(`${script}**`, (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return {
    loaded: () => loads,
    sent: () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) => JSON.parse(JSON.stringify([...(entry as unknown[])])) as unknown[]),
      ),
  };
}

test('nobody is asked and nothing is loaded where it is not configured [P-342]', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('localhost')) outside.push(request.url());
  });
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('region', { name: words.en.shell.consent.label })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.en.shell.consent.label })).toHaveCount(0);
  expect(outside).toEqual([]);
});

for (const language of languages) {
  const text = words[language].shell.consent;

  test(`refusing is one press, lasts, and can be taken back at the foot of the page (${language})`, async ({
    page,
  }) => {
    const { loaded, sent } = await configured(page);
    await page.goto(`/${language}`);
    const banner = page.getByRole('region', { name: text.label });
    await expect(banner).toBeVisible();
    const refuse = banner.getByRole('button', { name: text.refuse });
    const accept = banner.getByRole('button', { name: text.accept, exact: true });
    expect((await refuse.getAttribute('class'))?.split(' ').toSorted()).toEqual(
      (await accept.getAttribute('class'))?.split(' ').toSorted(),
    );
    await refuse.click();
    await expect(banner).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(banner).toBeHidden();
    expect([loaded(), await sent()]).toEqual([0, []]);
    await page.getByRole('contentinfo').getByRole('button', { name: text.label }).click();
    await accept.click();
    await expect.poll(loaded).toBe(1);
  });
}

test('after consent pages and enquiries are counted, without a word of a person [P-343 P-344 P-356]', async ({
  page,
}) => {
  const { sent } = await configured(page);
  await page.goto('/en/contact?utm_source=x');
  await page.getByRole('button', { name: words.en.shell.consent.accept, exact: true }).click();
  const form = leadForm(page, 'en');
  await fill(form, {
    fullName: 'Noura Kuwari',
    email: 'noura.secret@example.com',
    phone: '55550199',
    message: 'secret',
  });
  await form.submit.click();
  await expect(page.getByText(words.en.leadForm.success).first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: words.en.shell.nav.about, exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/about$/);
  await expect.poll(sent).toContainEqual(['event', 'page_view', expect.objectContaining({ page_path: '/en/about' })]);
  const events = await sent();
  expect(events).toContainEqual(['event', 'page_view', expect.objectContaining({ page_path: '/en/contact' })]);
  expect(events).toContainEqual(['event', 'lead_generated', { event_category: 'lead', event_label: 'contact_form' }]);
  expect(JSON.stringify(events)).not.toMatch(/noura|secret|5555|utm_source/i);
});
