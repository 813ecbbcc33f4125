import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { changePost, clearPosts, makePost, newMarker, postsWith, rowOf } from './support/posts.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

test('two editors do not overwrite each other, and the note is in sight wherever Save was pressed [A-085]', async ({
  page,
}) => {
  const text = words.en.adminBlog;
  const marker = newMarker();
  await asStaff(page, 'en');
  const post = await makePost(page, marker);
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
  // from the foot of the form: whoever presses must see why nothing is saved
  await dialog.locator('form').evaluate((form) => {
    form.scrollIntoView({ block: 'end' });
  });
  await expect(told).not.toBeInViewport();
  await save.click();
  await expect(told).toBeInViewport();
  expect((await postsWith(page, marker))[0]?.title).toBe(`${marker} theirs`);
  await dialog.getByRole('button', { name: text.conflict.take }).click();
  await expect(title).toHaveValue(`${marker} theirs`);
  await title.fill(`${marker} both`);
  await save.click();
  await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
  expect((await postsWith(page, marker))[0]?.title).toBe(`${marker} both`);
  await clearPosts(page, marker);
});

test('many articles are published and set back, the site follows, and the file holds what is filtered', async ({
  page,
}) => {
  const text = words.ar.adminBlog;
  const marker = newMarker();
  await asStaff(page, 'ar');
  const draft = await makePost(page, marker, { title: `=1+1 ${marker} "مكاتب"`, status: 'draft', language: 'ar' });
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
  await makePost(page, marker, { title: `${marker} planned`, publishedAt, language: 'ar' });
  await page.goto(`/admin/blog?search=${marker}`);
  await page.getByRole('checkbox', { name: words.ar.adminTable.selectPage }).click();
  await expectAccessible(page);
  const bar = page.getByRole('region', { name: words.ar.adminTable.selectionLabel });
  await bar.getByRole('button', { name: text.bulk.publish, exact: true }).click();
  await expect(rowOf(page, draft.title)).toContainText(text.status.published);
  await expect(rowOf(page, `${marker} planned`)).toContainText(text.status.scheduled);
  const status = async () => (await page.request.get(`/ar/blog/${draft.slug}`)).status();
  await expect.poll(status).toBe(200);
  await page.getByRole('button', { name: text.undo, exact: true }).click();
  await expect(rowOf(page, draft.title)).toContainText(text.status.draft);
  await expect(rowOf(page, `${marker} planned`)).toContainText(text.status.scheduled);
  await expect.poll(status).toBe(404);

  await page.getByLabel(text.filters.status, { exact: true }).selectOption('draft');
  await expect(page).toHaveURL(/status=draft/);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: text.export, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^blog-posts-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=1+1 ${marker} ""مكاتب""",,draft,ar,`);
  await clearPosts(page, marker);
});
