import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { words } from '../testing/words.ts';
import { clearPosts, editorIn, newMarker, postsWith, rowOf } from './support/posts.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const picture = async (width: number, height: number) => ({
  name: 'a.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#357' } })
    .png()
    .toBuffer(),
});

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

test('an article is written, previewed, published, changed and deleted [A-085 A-241 A-242 A-243 A-244 A-292 A-296 A-357 A-359 A-361]', async ({
  page,
}) => {
  const text = words.ar.adminBlog;
  const marker = newMarker();
  await asStaff(page, 'ar');
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: text.new, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.locator(`[name=${name}]`);
  const save = dialog.getByRole('button', { name: text.save, exact: true });
  const title = `${marker} كم يوفّر المكتب المجهّز؟`;
  const slug = `${marker}-كم-يوفر-المكتب-المجهز`;
  await field('title').fill(title);
  await expect(field('slug')).toHaveValue(slug);
  await editorIn(dialog).click();
  await page.keyboard.type('First words');
  await dialog.getByRole('button', { name: text.tools.heading2, exact: true }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('More');
  // who presses a tool types on at once
  await dialog.getByRole('button', { name: text.tools.quote, exact: true }).hover();
  await page.mouse.down();
  await expect(editorIn(dialog)).toBeFocused();
  await page.mouse.up();
  await page.keyboard.press('Shift+Home');
  await dialog.getByRole('button', { name: text.tools.link, exact: true }).click();
  await dialog.getByLabel(text.tools.linkAddress).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(text.tools.linkWrong)).toBeVisible();
  await dialog.getByLabel(text.tools.linkAddress).fill('example.com');
  await page.keyboard.press('Enter');
  await field('categoryId').selectOption('4');
  await expectAccessible(page);

  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words.ar.admin.discard.text);
  await question.getByRole('button', { name: words.ar.admin.discard.stay }).click();
  await expect(field('title')).toHaveValue(title);

  await dialog.getByRole('button', { name: text.preview.open }).click();
  const preview = dialog.getByRole('tabpanel');
  await expect(preview.getByRole('article')).toHaveCSS('direction', 'rtl');
  await expect(preview.getByRole('heading', { name: 'First words' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text.preview.back }).click();
  await field('status').selectOption('published');
  await save.click();
  await expect(page.getByText(text.created, { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const [made] = await postsWith(page, marker);
  expect(made).toMatchObject({ slug, categoryId: 4, language: 'ar' });
  expect(made?.content).toBe(
    '<h2>First words</h2><blockquote><p><a href="https://example.com" rel="noopener noreferrer">More</a></p></blockquote>',
  );
  const address = `/ar/blog/${encodeURIComponent(slug)}`;
  const status = async () => (await page.request.get(address)).status();
  await expect.poll(status).toBe(200);

  await page.getByRole('searchbox').fill(marker);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await rowOf(page, title).getByRole('button').first().click();
  await expect(editorIn(dialog).getByRole('heading', { name: 'First words' })).toBeVisible();
  await field('title').fill(`${title} 3`);
  await expect(field('slug')).toHaveValue(slug);
  await save.click();
  await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
  const [changed] = await postsWith(page, marker);
  expect([changed?.title, changed?.content]).toEqual([`${title} 3`, made?.content]);

  await rowOf(page, title).getByRole('button').nth(1).click();
  await expect(question).toContainText(text.remove.text);
  await question.getByRole('button', { name: text.remove.action }).click();
  await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect.poll(status).toBe(410);
});

test('what is pasted from Word stays what it was, and a picture stands after what is selected', async ({ page }) => {
  const text = words.en.adminBlog;
  const marker = newMarker();
  await asStaff(page, 'en');
  await page.goto('/admin/blog?dialog=add');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=title]').fill(`${marker} word`);
  await paste(editorIn(dialog), fromWord);
  await expect(editorIn(dialog).locator('li')).toHaveCount(4);
  await editorIn(dialog).click();
  await page.keyboard.press('ControlOrMeta+a');
  await dialog
    .getByLabel(text.tools.image, { exact: true })
    .and(page.locator('input'))
    .setInputFiles(await picture(2400, 1200));
  await expect(editorIn(dialog).locator('img')).toHaveAttribute('src', /^data:image\/webp/);
  await editorIn(dialog).locator('img').click();
  await dialog.getByLabel(text.tools.alt).fill('A tower at dusk');
  const above = dialog.getByLabel(text.picture.upload).and(page.locator('input'));
  await above.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(dialog.getByText(text.picture.wrongFile)).toBeVisible();
  await above.setInputFiles(await picture(600, 300));
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByText(text.created, { exact: true })).toBeVisible();
  const [made] = (await postsWith(page, marker)) as unknown as { content: string; featuredImage: string }[];
  const [, kept = '', added = ''] = /^(.*?)(<img .*)$/.exec(made?.content ?? '') ?? [];
  expect(kept).toBe(
    '<h2>Rents in Lusail</h2><p>They <strong>fell</strong> by <em>a tenth</em>.</p>' +
      '<ul><li><p>Towers</p><ul><li><p>Marina</p></li></ul></li><li><p>Shops</p></li></ul>' +
      '<ol><li><p>Ask</p></li></ol>' +
      '<p>See <a href="https://example.com/rents" rel="noopener noreferrer">the table</a>.</p>',
  );
  expect(added).toMatch(/^<img alt="A tower at dusk" src="\/media\/[\da-f]{64}\/1280\.webp" loading="lazy" \/>$/);
  expect(made?.featuredImage).toMatch(/^\/media\/[\da-f]{64}\/1280\.webp$/);
  await clearPosts(page, marker);
});
