/** Writing an article: form, editor, preview, pasting; and that the public pages follow. */
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { headOf } from './support/head-of.ts';
import { languages, words } from './support/messages.ts';
import { clearPosts, editorIn, marker, openBlogManager, postsOfTests, rowOf } from './support/posts.ts';
import { test } from './support/test.ts';

/** Pastes as a program of the desktop does. */
const paste = (target: Locator, html: string) =>
  target.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1>Rents in Lusail<o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'>They <span style='font-weight:bold'>fell</span> by <i>a tenth</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>Towers</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Marina</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Shops</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Ask</p>
<p class=MsoNormal>See <a href="https://example.com/rents">the table</a>.<img src="file:///C:/x.png"><script>alert(1)</script></p><!--EndFragment--></body></html>`;

for (const language of languages) {
  const text = words[language].adminBlog;

  test.describe(`blog editor (${language})`, () => {
    test.afterEach(({ page }) => clearPosts(page));

    test('an article is written, previewed, published, changed and deleted [A-085 A-218 A-241 A-242 A-243 A-244 A-291 A-292 A-293 A-294 A-296 A-357 A-359 A-361]', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await openBlogManager(page, language);
      await page.getByRole('button', { name: text.new, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const field = (name: string) => dialog.locator(`[name=${name}]`);
      const save = dialog.getByRole('button', { name: text.save, exact: true });
      await expect(editorIn(dialog)).toBeVisible();
      await save.click();
      for (const missing of Object.values(text.missing))
        await expect(dialog.getByText(missing, { exact: true })).toBeVisible();
      await expect(field('title')).toBeFocused();
      await expect(field('status')).toHaveValue('draft');
      await expect(field('language')).toHaveValue(language);

      const title = language === 'ar' ? `${marker} كم يوفّر المكتب المجهّز؟` : `${marker}: What a fitted office saves!`;
      const slug = language === 'ar' ? `${marker}-كم-يوفر-المكتب-المجهز` : `${marker}-what-a-fitted-office-saves`;
      await field('title').fill(title);
      await expect(field('slug')).toHaveValue(slug);
      await field('slug').fill(`${slug}-by-hand`);
      await field('title').fill(`${title} 2`);
      await expect(field('slug')).toHaveValue(`${slug}-by-hand`);
      await editorIn(dialog).click();
      await page.keyboard.type('First words');
      await dialog.getByRole('button', { name: text.tools.heading2, exact: true }).click();
      await page.keyboard.press('Enter');
      await page.keyboard.type('More');
      await dialog.getByRole('button', { name: text.tools.quote, exact: true }).click();
      await page.keyboard.press('Shift+Home');
      await dialog.getByRole('button', { name: text.tools.link, exact: true }).click();
      await dialog.getByLabel(text.tools.linkAddress).fill('javascript:alert(1)');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(text.tools.linkWrong)).toBeVisible();
      await dialog.getByLabel(text.tools.linkAddress).fill('example.com');
      await page.keyboard.press('Enter');
      const png = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#357' } })
        .png()
        .toBuffer();
      await dialog
        .getByLabel(text.tools.image, { exact: true })
        .and(page.locator('input'))
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
      await expect(editorIn(dialog).locator('img')).toHaveAttribute('src', /^data:image\/webp/);
      await field('tags').fill('rent, ,offices,');
      await field('categoryId').selectOption('4');
      await expectAccessible(page);

      await dialog.getByRole('button', { name: text.preview.open }).click();
      const preview = dialog.getByRole('tabpanel');
      await expect(preview.getByRole('article')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(preview.getByRole('heading', { name: 'First words' })).toBeVisible();
      const other = language === 'ar' ? 'en' : 'ar';
      await dialog.getByRole('tab', { name: text.languages[other] }).click();
      await expect(dialog.getByText(text.preview.noTranslation)).toBeVisible();
      await dialog.getByRole('button', { name: text.preview.back }).click();
      await field('status').selectOption('published');
      await save.click();
      await expect(page.getByText(text.created, { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);

      const [made] = await postsOfTests(page);
      expect(made).toMatchObject({
        slug: `${slug}-by-hand`,
        categoryId: 4,
        excerpt: null,
        tags: ['rent', 'offices'],
        language,
      });
      expect(made?.content).toMatch(
        /^<h2>First words<\/h2><blockquote>.*<a href="https:\/\/example\.com" rel="noopener noreferrer">More<\/a>.*<img alt="" src="\/media\/[\da-f]{64}\/1280\.webp" loading="lazy" \/>/,
      );
      const address = `/${language}/blog/${encodeURIComponent(`${slug}-by-hand`)}`;
      await expect.poll(async () => (await headOf(page.request, address)).status, { timeout: 4_000 }).toBe(200);

      await rowOf(page, title).getByRole('button').first().click();
      await expect(editorIn(dialog).getByRole('heading', { name: 'First words' })).toBeVisible();
      await field('title').fill(`${title} 3`);
      await expect(field('slug')).toHaveValue(`${slug}-by-hand`);
      await save.click();
      await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
      const [changed] = await postsOfTests(page);
      expect([changed?.title, changed?.content]).toEqual([`${title} 3`, made?.content]);

      await rowOf(page, title).getByRole('button').nth(1).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(text.remove.text);
      if (language === 'en') await expect(question).toContainText('Are you sure you want to delete this blog post?');
      await question.getByRole('button', { name: text.remove.action }).click();
      await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
      await expect(rowOf(page, title)).toHaveCount(0);
      await expect.poll(async () => (await headOf(page.request, address)).status, { timeout: 4_000 }).toBe(410);
    });

    test('what is pasted from Word stays what it was', async ({ page }) => {
      await openBlogManager(page, language);
      await page.getByRole('button', { name: text.new, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=title]').fill(`${marker} word`);
      await paste(editorIn(dialog), fromWord);
      await expect(editorIn(dialog).locator('li')).toHaveCount(4);
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.created, { exact: true })).toBeVisible();
      const [made] = await postsOfTests(page);
      expect(made?.content).toBe(
        '<h2>Rents in Lusail</h2><p>They <strong>fell</strong> by <em>a tenth</em>.</p>' +
          '<ul><li><p>Towers</p><ul><li><p>Marina</p></li></ul></li><li><p>Shops</p></li></ul>' +
          '<ol><li><p>Ask</p></li></ol>' +
          '<p>See <a href="https://example.com/rents" rel="noopener noreferrer">the table</a>.</p>',
      );
    });
  });
}

test('visitors never load the editor', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url());
  });
  await page.goto('/en/blog', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await (await page.request.get(script)).text()).not.toContain('ProseMirror');
});
