/** Articles on the shared table: many at once, with the way back, and the file. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signInWithRole } from './support/as-role.ts';
import { expectAccessible } from './support/axe.ts';
import { digits, filledIn } from './support/fill-in.ts';
import { headOf } from './support/head-of.ts';
import { languages, words } from './support/messages.ts';
import { clearPosts, makePost, marker, rowOf } from './support/posts.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const text = words[language].adminBlog;
  const table = words[language].adminTable;
  /** What is said of two: Arabic has a form of its own for them. */
  const ofTwo = (name: 'published' | 'drafted' | 'deleted' | 'undone') => {
    const said = language === 'en' ? words.en.adminBlog.bulk[`${name}_other`] : words.ar.adminBlog.bulk[`${name}_two`];
    return filledIn(said, { formatted: digits(language, 2) });
  };
  const ofOne = (name: 'published' | 'keptPublished') =>
    filledIn(text.bulk[`${name}_one`], { formatted: digits(language, 1) });
  const barOf = (page: Page) => page.getByRole('region', { name: table.selectionLabel });
  const choose = (page: Page, title: string) => rowOf(page, title).getByRole('checkbox').click();
  const statusOf = async (page: Page, slug: string) => (await headOf(page.request, `/${language}/blog/${slug}`)).status;

  test.describe(`the table of articles (${language})`, () => {
    test.afterEach(async ({ page }) => {
      if ((await page.request.get('/api/auth/user')).ok()) await clearPosts(page);
    });

    test('publishes many, says which stayed as they were, and sets back exactly those that it changed', async ({
      page,
    }) => {
      await signIn(page, language);
      const draft = await makePost(page, { title: `${marker} draft`, status: 'draft', language });
      const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
      await makePost(page, { title: `${marker} planned`, slug: `${marker}-planned`, publishedAt, language });
      await page.goto(`/admin/blog?search=${marker}`);
      await page.getByRole('checkbox', { name: table.selectPage }).click();
      await expectAccessible(page);
      const bar = barOf(page);
      await bar.getByRole('button', { name: text.bulk.publish, exact: true }).click();
      await expect(page.getByText(ofOne('published'), { exact: true })).toBeVisible();
      await expect(page.getByText(ofOne('keptPublished'), { exact: true })).toBeVisible();
      await expect(bar).toBeHidden();
      await expect(rowOf(page, draft.title)).toContainText(text.status.published);
      await expect(rowOf(page, `${marker} planned`)).toContainText(text.status.scheduled);
      await expect.poll(() => statusOf(page, draft.slug)).toBe(200);
      await page.getByRole('button', { name: text.undo, exact: true }).click();
      await expect(rowOf(page, draft.title)).toContainText(text.status.draft);
      await expect(rowOf(page, `${marker} planned`)).toContainText(text.status.scheduled);
      await expect.poll(() => statusOf(page, draft.slug)).toBe(404);
    });

    test('makes drafts of many, and the undo gives a planned one its time back', async ({ page }) => {
      await signIn(page, language);
      const shown = await makePost(page, { title: `${marker} shown`, language });
      const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
      await makePost(page, { title: `${marker} planned`, slug: `${marker}-planned`, publishedAt, language });
      await page.goto(`/admin/blog?search=${marker}&status=published`);
      await choose(page, shown.title);
      await choose(page, `${marker} planned`);
      await barOf(page).getByRole('button', { name: text.bulk.draft, exact: true }).click();
      // nothing is left in the filter, and what was done is said all the same
      await expect(page.getByText(ofTwo('drafted'), { exact: true })).toBeVisible();
      await expect(page.getByText(text.empty.title, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: text.undo, exact: true }).click();
      await expect(page.getByText(ofTwo('undone'), { exact: true })).toBeVisible();
      await expect(rowOf(page, `${marker} planned`)).toContainText(text.status.scheduled);
      await expect(rowOf(page, shown.title)).toContainText(text.status.published);
    });

    test('selects all that is found, across pages, and deletes it only when that is confirmed', async ({ page }) => {
      await signIn(page, language);
      for (let n = 0; n < 27; n += 1) await makePost(page, { slug: `${marker}-${String(n)}`, status: 'draft' });
      await page.goto(`/admin/blog?search=${marker}`);
      await expect(page.getByRole('row')).toHaveCount(26);
      await page.getByRole('checkbox', { name: table.selectPage }).click();
      const bar = barOf(page);
      const all = language === 'en' ? table.selectAll_other : words.ar.adminTable.selectAll_many;
      await bar.getByRole('button', { name: filledIn(all, { formatted: digits(language, 27) }) }).click();
      await expect(bar).toContainText(
        filledIn(table.selectedHere, { here: digits(language, 25), other: digits(language, 2) }),
      );
      await bar.getByRole('button', { name: text.bulk.delete, exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(text.bulk.deleteText);
      await expect(question).toContainText(digits(language, 27));
      await question.getByRole('button', { name: words[language].common.cancel }).click();
      await expect(page.getByRole('row')).toHaveCount(26);
      await bar.getByRole('button', { name: text.bulk.delete, exact: true }).click();
      await question.getByRole('button', { name: text.remove.action, exact: true }).click();
      await expect(page.getByText(text.empty.title, { exact: true })).toBeVisible();
      const said = language === 'en' ? text.bulk.deleted_other : words.ar.adminBlog.bulk.deleted_many;
      await expect(page.getByText(filledIn(said, { formatted: digits(language, 27) }), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: text.undo, exact: true })).toBeHidden();
    });

    test('a failure is said, and the selection stays', async ({ page }) => {
      await signIn(page, language);
      const post = await makePost(page);
      await page.goto(`/admin/blog?search=${marker}`);
      await choose(page, post.title);
      await page.route('**/api/admin/blog-posts/bulk', (route) => route.fulfill({ status: 503, body: '' }));
      await barOf(page).getByRole('button', { name: text.bulk.draft, exact: true }).click();
      await expect(page.getByText(text.bulk.failed, { exact: true })).toBeVisible();
      await expect(rowOf(page, post.title)).toHaveAttribute('aria-selected', 'true');
    });

    test('gives exactly what is filtered as a file', async ({ page }) => {
      await signIn(page, language);
      const post = await makePost(page, { title: `=1+1 ${marker} "مكاتب"`, tags: ['rent', 'lusail'], language });
      await makePost(page, { title: `${marker} draft`, slug: `${marker}-draft`, status: 'draft' });
      await page.goto(`/admin/blog?search=${marker}&status=published`);
      await expect(page.getByRole('row')).toHaveCount(2);
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: text.export, exact: true }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toMatch(/^blog-posts-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[0]).toBe('ID,Slug,Language,Title,Status,Author,Tags,Published at,Updated at');
      expect(lines[1]).toContain(
        `${String(post.id)},${post.slug},${language},"'=1+1 ${marker} ""مكاتب""",published,Manzil Admin,"rent, lusail",`,
      );
    });

    test('an agent reads and exports, and selects nothing', async ({ page }) => {
      await signInWithRole(page, language, 'agent');
      await page.goto('/admin/blog');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: text.export, exact: true }).click();
      expect((await coming).suggestedFilename()).toContain('blog-posts-');
    });
  });
}
