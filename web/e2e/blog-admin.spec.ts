/** The blog manager: find, follow, schedule, conflicts and failures. */
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { headOf } from './support/head-of.ts';
import { languages, words } from './support/messages.ts';
import {
  changePost,
  clearPosts,
  editorIn,
  makePost,
  marker,
  openBlogManager,
  postsOfTests,
  rowOf,
} from './support/posts.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const text = words[language].adminBlog;

  test.describe(`blog manager (${language})`, () => {
    test.afterEach(({ page }) => clearPosts(page));

    test('articles are found by title and excerpt, status and language [A-003 A-020 A-084 A-086 A-087 A-295 A-456]', async ({
      page,
    }) => {
      await signIn(page, language);
      await makePost(page, { excerpt: 'Something about desks' });
      await makePost(page, {
        title: `${marker} مكاتب`,
        slug: `${marker}-مكاتب`,
        language: 'ar',
        status: 'draft',
        categoryId: 2,
      });
      await page.goto('/admin/blog');
      const heading = page.getByRole('heading', { level: 1 });
      if (language === 'en') await expect(heading).toHaveText(/^Blog Posts \(\d+\)$/);
      const { published: _published, tags: _tags, ...usual } = text.columns;
      await expect(page.getByRole('columnheader')).toHaveText([
        words[language].adminTable.selectPage,
        ...Object.values(usual),
      ]);
      const search = page.getByRole('searchbox');
      const formatted = (value: number) =>
        text.titleCount.replace(
          '{{formatted}}',
          new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value),
        );
      await search.fill(marker);
      await expect(heading).toHaveText(formatted(2));
      await search.fill('Something ABOUT desks');
      await expect(heading).toHaveText(formatted(1));
      await expect(rowOf(page, 'Something about desks')).toContainText(text.status.published);
      await search.fill(marker);
      await page.getByLabel(text.filters.status, { exact: true }).selectOption('draft');
      const row = rowOf(page, `${marker} مكاتب`);
      await expect(row).toContainText(text.languages.ar);
      await expect(row).toContainText(text.categories['2']);
      await expect(row).toContainText('Manzil Admin');
      await expect(heading).toHaveText(formatted(1));
      await page.getByLabel(text.filters.language, { exact: true }).selectOption('en');
      await expect(page.getByText(text.empty.title, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words[language].adminTable.clearFilters }).click();
      await expect(search).toHaveValue('');
      await expect(page).not.toHaveURL(/search|status|language/);
    });

    test('an empty list says so [A-088]', async ({ page }) => {
      await openBlogManager(page, language, '?search=nothing-is-called-this');
      await expect(page.getByText(text.empty.title, { exact: true })).toBeVisible();
      if (language === 'en') await expect(page.getByText('No blog posts found', { exact: true })).toBeVisible();
    });

    test('the list follows every five seconds, for nothing when nothing has changed, and loses nothing that is typed [A-354 A-440]', async ({
      page,
    }) => {
      await openBlogManager(page, language, `?search=${marker}`);
      await expect(page.getByText(text.empty.title, { exact: true })).toBeVisible();
      const answers: { status: number; at: number }[] = [];
      page.on('response', (answer) => {
        if (new URL(answer.url()).pathname === '/api/blog-posts' && answer.request().method() === 'GET')
          answers.push({ status: answer.status(), at: Date.now() });
      });
      await page.getByRole('button', { name: text.new, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(editorIn(dialog)).toBeVisible();
      await dialog.locator('[name=title]').fill('half a thought');
      await editorIn(dialog).click();
      await page.keyboard.type('and the rest');
      answers.length = 0;
      await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(2);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 304));
      const gap = (answers[1]?.at ?? 0) - (answers[0]?.at ?? 0);
      expect(gap).toBeGreaterThan(4_000);
      expect(gap).toBeLessThan(8_000);
      await makePost(page);
      await expect(
        page.getByRole('row', { includeHidden: true }).filter({ hasText: `${marker} office rents` }),
      ).toBeAttached({
        timeout: 8_000,
      });
      await expect(dialog.locator('[name=title]')).toHaveValue('half a thought');
      await expect(editorIn(dialog)).toHaveText('and the rest');
    });

    test('two editors do not overwrite each other [A-085]', async ({ page }) => {
      await signIn(page, language);
      const post = await makePost(page);
      await page.goto(`/admin/blog?search=${marker}`);
      await rowOf(page, post.title).getByRole('button').first().click();
      const dialog = page.getByRole('dialog');
      const title = dialog.locator('[name=title]');
      await title.fill(`${marker} mine`);
      await changePost(page, post, `${marker} theirs`);
      const save = dialog.getByRole('button', { name: text.save, exact: true });
      await save.click();
      const told = dialog.getByText(text.conflict.title);
      await expect(told).toBeInViewport();
      // again from the foot of the form: whoever presses must see why nothing is saved
      await dialog.locator('form').evaluate((form) => {
        form.scrollIntoView({ block: 'end' });
      });
      await expect(told).not.toBeInViewport();
      await save.click();
      await expect(told).toBeInViewport();
      await expect(title).toHaveValue(`${marker} mine`);
      expect((await postsOfTests(page))[0]?.title).toBe(`${marker} theirs`);
      await dialog.getByRole('button', { name: text.conflict.take }).click();
      await expect(title).toHaveValue(`${marker} theirs`);
      await title.fill(`${marker} both`);
      await save.click();
      await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
      expect((await postsOfTests(page))[0]?.title).toBe(`${marker} both`);
    });

    test('an article for later appears by itself', async ({ page }) => {
      await signIn(page, language);
      const publishedAt = new Date(Date.now() + 12_000).toISOString();
      const post = await makePost(page, { publishedAt, language });
      const address = `/${language}/blog/${post.slug}`;
      await page.goto(`/admin/blog?search=${marker}`);
      await expect(rowOf(page, post.title)).toContainText(text.status.scheduled);
      const list = async () => (await headOf(page.request, `/${language}/blog`)).body.includes(post.slug);
      expect([(await headOf(page.request, address)).status, await list()]).toEqual([404, false]);
      await expect.poll(list, { timeout: 16_000 }).toBe(true);
      expect(Date.now()).toBeGreaterThan(Date.parse(publishedAt));
      expect(Date.now()).toBeLessThan(Date.parse(publishedAt) + 4_000);
      await expect(rowOf(page, post.title)).toContainText(text.status.published, { timeout: 8_000 });
    });

    test('failures say so and keep what was typed [A-404 A-405 A-406]', async ({ page }) => {
      await signIn(page, language);
      const post = await makePost(page);
      await page.goto(`/admin/blog?search=${marker}`);
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: text.save, exact: true });
      await page.getByRole('button', { name: text.new, exact: true }).click();
      await dialog.locator('[name=title]').fill('Other');
      await dialog.locator('[name=slug]').fill(post.slug);
      await editorIn(dialog).click();
      await page.keyboard.type('Text');
      await save.click();
      await expect(page.getByText(text.refused.slugTaken, { exact: true })).toBeVisible();
      await expect(page.getByText(text.error, { exact: true })).toBeVisible();
      await page.route('**/api/blog-posts**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, body: '' }),
      );
      await save.click();
      await expect(page.getByText(text.createFailed, { exact: true })).toBeVisible();
      await expect(editorIn(dialog)).toHaveText('Text');
      await dialog.getByRole('button', { name: words[language].common.cancel }).click();
      await page.getByRole('button', { name: words[language].admin.discard.action }).click();
      await rowOf(page, post.title).getByRole('button').first().click();
      await expect(editorIn(dialog)).toBeVisible();
      await save.click();
      await expect(page.getByText(text.updateFailed, { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: words[language].common.cancel }).click();
      await rowOf(page, post.title).getByRole('button').nth(1).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.remove.action }).click();
      await expect(page.getByText(text.deleteFailed, { exact: true })).toBeVisible();
    });
  });
}
