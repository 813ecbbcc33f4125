/** The blog: list, filters, articles, what is missing, feeds. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { has, longestOf, wordsOf } from './support/words.ts';
import { test } from './support/test.ts';

interface Post {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  categoryId: number;
  language: string;
  tags: string[];
  publishedAt: string;
}

for (const language of languages) {
  const text = words[language].blog;
  const blog = `/${language}/blog`;
  const isOf = (ids: readonly number[]) => (post: Post) => ids.includes(post.categoryId);

  test(`the list: featured first, the rest in a grid, search, categories, order (${language}) [P-029 P-188 P-189 P-190 P-191 P-227 P-228 P-324 P-386]`, async ({
    page,
    request,
  }) => {
    const all = (await (
      await request.get(`/api/blog-posts?status=published&language=${language}&limit=1000`)
    ).json()) as Post[];
    const newest = all.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    const titles = page.locator('article h2');
    await page.goto(blog);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(titles).toHaveText(newest.slice(0, 10).map(({ title }) => title));
    const large = await page.getByRole('article').first().boundingBox();
    const small = await page.getByRole('article').nth(1).boundingBox();
    expect(large!.width).toBeGreaterThan(small!.width * 2);
    await expect(page.getByRole('article').first()).toContainText(
      text.categories[String(newest[0]!.categoryId) as '1'],
    );

    const sort = page.getByLabel(text.search.sort);
    await sort.selectOption('oldest');
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(titles.first()).toHaveText(newest.at(-1)!.title);
    await sort.selectOption('title');
    const sorted = all.map(({ title }) => title).toSorted(new Intl.Collator(language).compare);
    await expect(titles.first()).toHaveText(sorted[0]!);
    await page.goBack();
    await expect(titles.first()).toHaveText(newest.at(-1)!.title);
    await page.goto(blog);
    const options = page.getByLabel(text.search.category).locator('option');
    expect(await options.evaluateAll((each) => each.map((option) => (option as HTMLOptionElement).value))).toEqual([
      'all',
      'market-insights',
      'buying-guide',
      'selling-tips',
      'investment',
      'luxury-properties',
      'legal-advice',
    ]);
    for (const [name, ids] of [
      ['investment', [2]],
      ['market-insights', [1, 3]],
    ] as const) {
      await page.getByLabel(text.search.category).selectOption(name);
      await expect(titles).toHaveText(
        newest
          .filter(isOf(ids))
          .slice(0, 10)
          .map(({ title }) => title),
      );
      await page.reload();
      await expect(page.getByLabel(text.search.category)).toHaveValue(name);
    }

    const one = newest[3]!;
    const onlyInExcerpt = wordsOf(one.excerpt).filter((word) => !newest.some((post) => has(post.title, word)));
    for (const word of [longestOf(wordsOf(one.title)), longestOf(onlyInExcerpt)]) {
      await page.goto(blog);
      await page.getByRole('search').getByRole('searchbox').fill(word.toUpperCase());
      await page.getByRole('search').getByRole('button', { name: text.search.submit }).click();
      await expect(page).toHaveURL(/search=/);
      await expect(titles.filter({ hasText: one.title })).toHaveCount(1);
    }
  });

  test(`nothing found, and a failure that can be tried again (${language}) [P-193]`, async ({ page }) => {
    await page.goto(`${blog}?search=zzzzqqqq`);
    await expect(page.getByRole('heading', { name: text.empty })).toBeVisible();
    await expect(page.getByText(text.emptyText)).toBeVisible();
    if (language === 'en') {
      await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();
      await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    }
    let broken = true;
    await page.route('**/api/blog-posts?**', (route) =>
      broken ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    await page.getByRole('main').getByRole('link', { name: text.showAll }).click();
    await expect(page.getByText(text.failed)).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: words[language].common.retry }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`an article: what it shows, how it is shared, what is related (${language}) [P-030 P-194 P-195 P-196 P-197 P-198 P-199 P-200 P-345]`, async ({
    page,
    request,
    context,
  }) => {
    const [post] = (await (await request.get(`/api/blog-posts?status=published&language=${language}`)).json()) as [
      Post,
    ];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await page.goto(blog);
    await page.getByRole('link', { name: post.title }).click();
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === `${blog}/${post.slug}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article).toContainText(post.excerpt);
    await expect(article).toContainText(text.categories[String(post.categoryId) as '1']);
    await expect(article).toContainText(text.author);
    await expect(article.locator('time').first()).toHaveAttribute('datetime', post.publishedAt);
    await expect(article.locator('img').first()).toBeVisible();
    await expect(article.locator('.prose p').first()).toBeVisible();
    await expect(article.getByRole('list', { name: text.tags }).getByRole('listitem')).toHaveText(post.tags);
    for (const [name, start] of [
      ['facebook', 'https://www.facebook.com/sharer'],
      ['twitter', 'https://twitter.com/intent'],
      ['linkedin', 'https://www.linkedin.com/sharing'],
      ['email', 'mailto:?subject='],
    ] as const)
      await expect(article.getByRole('link', { name: text.share[name] })).toHaveAttribute(
        'href',
        new RegExp(`^${start.replace(/[.?]/g, String.raw`\$&`)}`),
      );
    await article.getByRole('button', { name: text.share.action }).click();
    await expect(page.getByText(text.share.copied, { exact: true })).toBeVisible();
    if (language === 'en') {
      await expect(page.getByText('Link copied to clipboard!', { exact: true })).toBeVisible();
      await expect(article).toContainText('By Admin');
    }
    expect(decodeURIComponent(await page.evaluate(() => navigator.clipboard.readText()))).toContain(
      `${blog}/${post.slug}`,
    );
    await expect(article.getByRole('link', { name: text.cta.action })).toHaveAttribute('href', `/${language}/contact`);
    const related = page.getByRole('region', { name: text.related }).getByRole('heading', { level: 3 });
    await expect(related).toHaveCount(3);
    expect(await related.allTextContents()).not.toContain(post.title);
    await page.reload();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expectAccessible(page);
  });

  test(`an article that is not there (${language}) [P-201 P-202 P-360]`, async ({ page }) => {
    expect((await page.goto(`${blog}/there-is-no-such-article`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: text.missing.title })).toBeVisible();
    await expect(page.getByText(text.missing.text)).toBeVisible();
    if (language === 'en') {
      await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
      await expect(
        page.getByText("The article you're looking for doesn't exist or has been removed.", { exact: true }),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: text.missing.back }).click();
    await expect(page).toHaveURL(new RegExp(`${blog}$`));
    // one that was removed while the visitor looked at the list
    await page.route('**/api/blog/*', (route) =>
      route.fulfill({ status: 410, contentType: 'application/problem+json', json: { code: 'post.gone' } }),
    );
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: text.missing.title })).toBeVisible();
  });

  test(`list and related articles ask for what is published in the language (${language}) [P-324]`, async ({
    page,
  }) => {
    const asked: URLSearchParams[] = [];
    page.on('request', (one) => {
      const url = new URL(one.url());
      if (url.pathname === '/api/blog-posts') asked.push(url.searchParams);
    });
    await page.goto(`/${language}/privacy`);
    await page.getByRole('contentinfo').getByRole('link', { name: words[language].shell.nav.blog }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
    const lists = asked.length;
    expect(lists).toBeGreaterThan(0);
    await page.getByRole('article').nth(2).getByRole('link').click();
    await expect(page.getByRole('region', { name: text.related }).getByRole('article')).toHaveCount(3);
    expect(asked.length).toBeGreaterThan(lists);
    for (const query of asked) expect([query.get('status'), query.get('language')]).toEqual(['published', language]);
  });

  test(`an article goes to the device's own share sheet where there is one (${language}) [P-196]`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (shared: ShareData) => {
          document.title = `shared ${shared.url ?? ''}`;
          return Promise.resolve();
        },
      });
    });
    await page.goto(blog);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('article').first().getByRole('button', { name: text.share.action }).click();
    await expect(page).toHaveTitle(new RegExp(`^shared .*${blog}/`));
    await expect(page.getByText(text.share.copied, { exact: true })).toHaveCount(0);
  });

  test(`the newsletter on the blog works (${language}) [P-192 P-292]`, async ({ page }) => {
    await page.goto(blog);
    const form = page.getByRole('form', { name: words[language].newsletter.title });
    const email = form.getByLabel(words[language].newsletter.email);
    await email.fill('nowhere');
    await form.getByRole('button').click();
    await expect(page.getByText(words[language].newsletter.invalid, { exact: true })).toBeVisible();
    await email.fill(`blog-${language}-${String(Date.now())}@example.com`);
    await form.getByRole('button').click();
    await expect(page.getByText(words[language].newsletter.subscribed, { exact: true })).toBeVisible();
  });

  test(`the feed names the newest articles (${language})`, async ({ page, request }) => {
    await page.goto(blog);
    const href = await page.locator(`link[type="application/atom+xml"][href^="/${language}/"]`).getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const feed = await answer.text();
    const parsed = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        broken: document.querySelector('parsererror') !== null,
        entries: document.querySelectorAll('entry').length,
      };
    }, feed);
    expect(parsed.broken).toBe(false);
    expect(parsed.entries).toBeGreaterThan(10);
  });
}

test('the language switcher leads to the article in the other language, which names this one', async ({
  page,
  request,
}) => {
  const [post] = (await (await request.get('/api/blog-posts?status=published&language=en')).json()) as [Post];
  await page.goto(`/en/blog/${post.slug}`);
  const alternate = page.locator('link[rel=alternate][hreflang=ar]:not([type])');
  const arabic = (await alternate.getAttribute('href')) ?? '';
  await page.locator('header a[hreflang=ar]').click();
  await expect(page).toHaveURL((url) => url.pathname === new URL(arabic).pathname);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  await expect(page.locator('link[rel=alternate][hreflang=en]:not([type])')).toHaveAttribute(
    'href',
    new RegExp(`/en/blog/${post.slug}$`),
  );
});

test('an article that is not in the other language leads to the list of that language', async ({ page, request }) => {
  const [post] = (await (await request.get('/api/blog-posts?status=published&language=en')).json()) as [Post];
  await page.goto('/ar/blog');
  await page.route('**/api/blog/*', (route) => route.fulfill({ json: { ...post, translation: null } }));
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/ar\/blog$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('articles are kept in both languages, however long their address', async ({ request }) => {
  for (const language of languages) {
    const posts = (await (await request.get(`/api/blog-posts?status=published&language=${language}`)).json()) as Post[];
    const [longest] = posts.toSorted((a, b) => b.slug.length - a.slug.length);
    const answer = await request.get(`/${language}/blog/${encodeURIComponent(longest?.slug ?? '')}`);
    expect([answer.status(), answer.headers()['etag'] !== undefined]).toEqual([200, true]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`the blog is a form and links (${language}) [P-188 P-189]`, async ({ page }) => {
      const text = words[language].blog;
      await page.goto(`/${language}/blog`);
      await page.getByLabel(text.search.category).selectOption('investment');
      await page.getByRole('searchbox').fill(language === 'en' ? 'YIELD' : 'العائد');
      await page.getByRole('search').getByRole('button', { name: text.search.submit }).click();
      await expect(page).toHaveURL(/category=investment/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await page.getByRole('article').getByRole('link').click();
      await expect(page.locator('.prose p').first()).toBeVisible();
      await expect(page.getByRole('button', { name: text.share.action })).toBeHidden();
      await expect(page.getByRole('link', { name: text.share.email })).toHaveAttribute('href', /^mailto:/);
    });
});
