/** What happens around writing an article: leaving, publishing later, the other language, pictures in the text. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { headOf } from './support/head-of.ts';
import { languages, words } from './support/messages.ts';
import { clearPosts, editorIn, makePost, marker, openBlogManager, postsOfTests, rowOf } from './support/posts.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

const picture = async (width: number, height: number) => ({
  name: 'a.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer(),
});

/** A moment as a date and time input of Doha has it. */
const inDoha = (time: number) => new Date(time + 3 * 3_600_000).toISOString().slice(0, 16);

const dialogOf = (page: Page) => page.getByRole('dialog');

for (const language of languages) {
  const text = words[language].adminBlog;
  const { discard } = words[language].admin;
  const { cancel } = words[language].common;

  test.describe(`blog form (${language})`, () => {
    test.afterEach(({ page }) => clearPosts(page));

    test('what was typed is not lost by a slip: cancel, escape and going back ask first [A-085]', async ({ page }) => {
      await openBlogManager(page, language);
      const dialog = dialogOf(page);
      const question = page.getByRole('alertdialog');
      await page.getByRole('button', { name: text.new, exact: true }).click();
      // nothing was typed: nothing is asked
      await dialog.getByRole('button', { name: cancel }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: text.new, exact: true }).click();
      await dialog.locator('[name=title]').fill('half a thought');
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: cancel }).click(),
        () => page.evaluate(() => history.back()),
      ]) {
        await leave();
        await expect(question).toContainText(discard.text);
        await question.getByRole('button', { name: discard.stay }).click();
        await expect(question).toHaveCount(0);
        await expect(dialog.locator('[name=title]')).toHaveValue('half a thought');
      }
      await page.evaluate(() => history.back());
      await question.getByRole('button', { name: discard.action }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).not.toHaveURL(/dialog/);
      expect(await postsOfTests(page)).toEqual([]);
    });

    test('an article opens by its address, and nothing counts as typed [A-020 A-243]', async ({ page }) => {
      await signIn(page, language);
      const post = await makePost(page, {
        content: '<h2>Rents</h2><ul><li><p>one</p></li></ul><blockquote><p>two</p></blockquote>',
      });
      await page.goto(`/admin/blog?dialog=edit-${String(post.id)}`);
      const dialog = dialogOf(page);
      await expect(editorIn(dialog).getByRole('heading', { name: 'Rents' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });

    test('an article is written for a time to come [A-241]', async ({ page }) => {
      await signIn(page, language);
      const post = await makePost(page, { status: 'draft', language });
      await page.goto(`/admin/blog?search=${marker}`);
      await rowOf(page, post.title).getByRole('button').first().click();
      const dialog = dialogOf(page);
      await expect(dialog.locator('[name=publishedAt]')).toBeDisabled();
      await dialog.locator('[name=status]').selectOption('published');
      const time = inDoha(Date.now() + 86_400_000);
      await dialog.locator('[name=publishedAt]').fill(time);
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
      await expect(rowOf(page, post.title)).toContainText(text.status.scheduled);
      const [stored] = (await postsOfTests(page)) as unknown as { publishedAt: string }[];
      expect(stored?.publishedAt).toBe(new Date(Date.parse(`${time}Z`) - 3 * 3_600_000).toISOString());
      expect((await headOf(page.request, `/${language}/blog/${post.slug}`)).status).toBe(404);
    });

    test('an article and its translation are previewed side by side and know each other [A-292]', async ({ page }) => {
      await signIn(page, language);
      const english = await makePost(page, { title: `${marker} in English`, content: '<p>English words</p>' });
      const arabic = await makePost(page, {
        title: `${marker} بالعربية`,
        slug: `${marker}-${String(Date.now())}-عربي`,
        language: 'ar',
        content: '<p>كلمات عربية</p>',
      });
      await page.goto(`/admin/blog?dialog=edit-${String(english.id)}`);
      const dialog = dialogOf(page);
      await dialog.locator('[name=translationId]').selectOption(String(arabic.id));
      await dialog.getByRole('button', { name: text.preview.open }).click();
      const article = dialog.getByRole('tabpanel').getByRole('article');
      await expect(article).toContainText('English words');
      await expect(article).toHaveAttribute('dir', 'ltr');
      await dialog.getByRole('tab', { name: text.languages.ar }).click();
      await expect(article).toContainText('كلمات عربية');
      await expect(article).toHaveAttribute('dir', 'rtl');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
      await expect
        .poll(
          async () => (await headOf(page.request, `/en/blog/${english.slug}`)).body.includes(encodeURI(arabic.slug)),
          {
            timeout: 4_000,
          },
        )
        .toBe(true);
    });

    test('pictures stand after the words that are selected, and say what they show', async ({ page }) => {
      await openBlogManager(page, language);
      await page.getByRole('button', { name: text.new, exact: true }).click();
      const dialog = dialogOf(page);
      await dialog.locator('[name=title]').fill(`${marker} picture`);
      await editorIn(dialog).click();
      await page.keyboard.type('Words');
      await page.keyboard.press('ControlOrMeta+a');
      await dialog
        .getByLabel(text.tools.image, { exact: true })
        .and(page.locator('input'))
        .setInputFiles(await picture(800, 400));
      await editorIn(dialog).locator('img').click();
      await dialog.getByLabel(text.tools.alt).fill('A tower at dusk');
      await dialog
        .getByLabel(text.picture.upload)
        .and(page.locator('input'))
        .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
      await expect(dialog.getByText(text.picture.wrongFile)).toBeVisible();
      await dialog
        .getByLabel(text.picture.upload)
        .and(page.locator('input'))
        .setInputFiles(await picture(600, 300));
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.created, { exact: true })).toBeVisible();
      const [made] = (await postsOfTests(page)) as unknown as { content: string; featuredImage: string }[];
      expect(made?.content).toMatch(
        /^<p>Words<\/p><img alt="A tower at dusk" src="\/media\/[\da-f]{64}\/1280\.webp" loading="lazy" \/>$/,
      );
      expect(made?.featuredImage).toMatch(/^\/media\/[\da-f]{64}\/1280\.webp$/);
    });
  });
}
