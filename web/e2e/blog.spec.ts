import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { words } from '../testing/words.ts';
import { has, longestOf, wordsOf } from './support/words.ts';
import { switchLanguage } from './support/switch-language.ts';
import { test } from './support/test.ts';

interface Post {
  title: string;
  slug: string;
  excerpt: string;
  categoryId: number;
  tags: string[];
  publishedAt: string;
}

test('a reader searches, sorts, reads, shares and changes the language [P-188 P-189 P-190 P-191 P-196 P-324]', async ({
  page,
  request,
  context,
}) => {
  const text = words.ar.blog;
  const all = (await (await request.get('/api/blog-posts?status=published&language=ar&limit=1000')).json()) as Post[];
  const newest = all.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const titles = page.locator('article h2');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.goto('/ar/blog');
  const large = await page.getByRole('article').first().boundingBox();
  const small = await page.getByRole('article').nth(1).boundingBox();
  expect(large!.width).toBeGreaterThan(small!.width * 2);

  const one = newest.at(-1)!;
  const onlyInExcerpt = wordsOf(one.excerpt).filter((word) => !newest.some((post) => has(post.title, word)));
  await page.getByLabel(text.search.sort).selectOption('oldest');
  await expect(titles.first()).toHaveText(one.title);
  await page.getByRole('searchbox').fill(longestOf(onlyInExcerpt));
  await page.getByRole('search').getByRole('button', { name: text.search.submit }).click();
  await expect(page).toHaveURL(/search=.*sort=oldest/);
  await expect(titles.filter({ hasText: one.title })).toHaveCount(1);
  await page.reload();
  await expect(titles.first()).toHaveText(one.title);
  await titles.first().getByRole('link').click();

  const article = page.getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(one.title);
  await expect(article.locator('.prose p').first()).toBeVisible();
  await article.getByRole('button', { name: text.share.action }).click();
  await expect(page.getByText(text.share.copied, { exact: true })).toBeVisible();
  const copied = decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatch(new RegExp(`/ar/blog/${one.slug}$`));
  await expect(page.getByRole('region', { name: text.related }).getByRole('heading', { level: 3 })).toHaveCount(3);
  await expectAccessible(page);

  const english = page.locator('link[rel=alternate][hreflang=en]:not([type])');
  const href = (await english.getAttribute('href')) ?? '';
  await switchLanguage(page, 'en');
  await expect(page).toHaveURL((url) => url.pathname === new URL(href).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[A-Za-z]/);
  await switchLanguage(page, 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is a form and links [P-188 P-189]', async ({ page }) => {
    const text = words.en.blog;
    await page.goto('/en/blog');
    await page.getByLabel(text.search.category).selectOption('investment');
    await page.getByRole('searchbox').fill('YIELD');
    await page.getByRole('search').getByRole('button', { name: text.search.submit }).click();
    await expect(page).toHaveURL(/category=investment/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link').click();
    await expect(page.locator('.prose p').first()).toBeVisible();
    await expect(page.getByRole('button', { name: text.share.action })).toBeHidden();
    await expect(page.getByRole('link', { name: text.share.email })).toHaveAttribute('href', /^mailto:/);
  });
});
