import { expect } from '@playwright/test';
import { headOf } from './support/head-of.ts';
import { languages } from '../testing/words.ts';
import { test } from './support/test.ts';

test('the sitemap names every listing and article of the platform, and what it names answers by that name [P-013]', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = '']) => address);
  const { origin } = new URL(addresses[0] ?? '');
  const named = new Set(addresses);
  const list = (await (await request.get('/api/properties?limit=1000')).json()) as { properties: { id: number }[] };
  // a few of the oldest: another test may just have made one
  const known = list.properties.map(({ id }) => id).toSorted((a, b) => a - b);
  const expected = known.slice(0, 100).map((id) => `/properties/${String(id)}`);
  const wanted = languages.flatMap((language) => expected.map((path) => `${origin}/${language}${path}`));
  for (const language of languages) {
    const posts = (await (await request.get(`/api/blog-posts?language=${language}&limit=1000`)).json()) as {
      slug: string;
    }[];
    wanted.push(...posts.slice(-5).map(({ slug }) => `${origin}/${language}/blog/${encodeURIComponent(slug)}`));
  }
  expect(wanted.filter((address) => !named.has(address))).toEqual([]);

  for (const kind of [
    `${origin}/en/properties/`,
    `${origin}/ar/properties/`,
    `${origin}/en/blog/`,
    `${origin}/ar/blog/`,
  ]) {
    const address = wanted.find((one) => one.startsWith(kind)) ?? '';
    const head = await headOf(request, address);
    expect([head.status, head.canonical]).toEqual([200, address]);
    expect(head.alternates).toMatchObject({ 'x-default': head.alternates['en'] ?? address });
    for (const other of Object.values(head.alternates)) {
      const answer = await headOf(request, other);
      expect([other, answer.status, answer.alternates]).toEqual([other, 200, head.alternates]);
    }
  }
});

test('kept pages run their scripts, none of them complains, and each has its words [P-002]', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  // one per part of texts fetched by the browser
  for (const path of ['/en', '/ar/properties', '/ar/contact', '/ar/agents', '/en/blog', '/ar/services', '/terms']) {
    await page.request.get(path);
    const kept = await page.request.get(path);
    const answer = await page.goto(path);
    // by its content: the same for every visitor
    expect(answer?.headers()['content-security-policy']).toBe(kept.headers()['content-security-policy']);
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
    expect(lines.filter((line) => /^[a-z]+[A-Za-z]*([.:][a-z][A-Za-z]*)+$/.test(line))).toEqual([]);
  }
  expect(problems).toEqual([]);
});
