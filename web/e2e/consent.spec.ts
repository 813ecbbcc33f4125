import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { test } from './support/test.ts';

const script = 'https://stats.example/gtag.js';

test('a page that is measured asks first, loads the script after that, and works on when the script fails [P-342]', async ({
  page,
}) => {
  const { consent } = words.ar.shell;
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('localhost')) outside.push(request.url());
  });
  await page.goto('/ar/privacy');
  expect(outside).toEqual([]);
  await expect(page.getByRole('button', { name: consent.label })).toHaveCount(0);

  // as if the operator had set it
  await page.route(/localhost:\d+\/ar\/terms/, async (route) => {
    const answer = await route.fetch();
    const tags = `<meta name="analytics-id" content="M-1"/><meta name="analytics-script" content="${script}"/>`;
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    return route.fulfill({
      response: answer,
      headers,
      body: (await answer.text()).replace('</head>', `${tags}</head>`),
    });
  });
  await page.route(`${script}**`, (route) => route.abort());
  await page.goto('/ar/terms');
  const banner = page.getByRole('region', { name: consent.label });
  await banner.getByRole('button', { name: consent.refuse }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  // the foot's button comes with the decision whether to ask
  await expect(page.getByRole('contentinfo').getByRole('button', { name: consent.label })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(outside).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: consent.label }).click();
  await banner.getByRole('button', { name: consent.accept, exact: true }).click();
  await expect.poll(() => outside).toEqual([`${script}?id=M-1`]);
  await page.getByRole('navigation').getByRole('link', { name: words.ar.shell.nav.about, exact: true }).first().click();
  await expect(page).toHaveURL(/\/ar\/about$/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((one) => [...(one as unknown[])]))))
    .toContain('"page_path":"/ar/about"');
});
