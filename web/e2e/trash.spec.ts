import { expect, type Page } from '@playwright/test';
import { counted, filledIn } from '../testing/fill-in.ts';
import { languages, words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { newMarker } from './support/posts.ts';
import { asStaff } from './support/staff.ts';
import { staffCall } from './support/staff-call.ts';
import { test, untilLoaded } from './support/test.ts';

async function made(page: Page, path: string, body: object): Promise<number> {
  const answer = await staffCall(page, 'POST', path, body);
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

for (const language of languages) {
  const text = words[language];
  const { adminTrash: t } = text;

  test(`a lead that was deleted by a slip is back by Undo, ${language} [M-1205 M-1208]`, async ({ page }) => {
    const name = newMarker();
    await asStaff(page, language);
    await made(page, '/api/leads/entered', {
      firstName: name,
      phone: '+974 5555 0101',
      source: 'phone',
      language: 'en',
      assignToMe: false,
    });
    await page.goto(`/admin/leads?search=${name}`);
    await untilLoaded(page);
    await page.getByRole('button', { name: filledIn(text.adminLeads.remove.for, { name }) }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    await expect(question).toContainText(t.text);
    await question.getByRole('button', { name: text.adminLeads.remove.action }).click();
    await expect(page.getByText(text.adminLeads.empty.title)).toBeVisible();
    await page.getByRole('button', { name: t.undo, exact: true }).click();
    await expect(page.getByText(counted(language, t, 'restored', 1), { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });

  test(`a listing is deleted, found in the trash and restored, ${language} [M-1206 M-1208]`, async ({ page }) => {
    const title = newMarker();
    await asStaff(page, language);
    const listing = { title, price: '9000', deal: 'rent', status: 'for_rent', address: 'Marina', city: 'Lusail' };
    const id = await made(page, '/api/properties', { ...listing, isActive: true });
    expect((await staffCall(page, 'DELETE', `/api/properties/${String(id)}`)).status()).toBe(204);
    const site = `/${language}/properties/${String(id)}`;
    expect((await page.request.get(site)).status()).toBe(410);
    await page.goto('/admin/trash');
    await untilLoaded(page);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill(title);
    const row = page.getByRole('row', { name: new RegExp(title) });
    await expect(row).toContainText(t.kind.property);
    await row.getByRole('button', { name: filledIn(t.restoreFor, { name: title }) }).click();
    await expect(page.getByText(counted(language, t, 'restored', 1), { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    expect((await page.request.get(site)).status()).toBe(200);
    await staffCall(page, 'DELETE', `/api/properties/${String(id)}`);
  });

  test(`two versions of an article are compared, and the former is restored, ${language} [M-1207 M-1208]`, async ({
    page,
  }) => {
    const slug = newMarker();
    await asStaff(page, language);
    const post = { title: `${slug} offices`, slug, content: '<p>Rooms in Lusail</p>', status: 'draft', language };
    const id = await made(page, '/api/blog-posts', post);
    const changed = { ...post, content: '<p>Rooms in Doha</p>', version: 1 };
    expect((await staffCall(page, 'PUT', `/api/blog-posts/${String(id)}`, changed)).status()).toBe(200);
    await page.goto(`/admin/blog?dialog=edit-${String(id)}`);
    await page.getByRole('button', { name: t.history.open, exact: true }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.locator('del', { hasText: 'Lusail' })).toBeVisible();
    await expect(dialog.locator('ins', { hasText: 'Doha' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: new RegExp(`^${t.history.restore.split('{{')[0]!}`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.history.confirm }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const now = await staffCall(page, 'GET', `/api/blog-posts/${String(id)}`);
    expect(await now.json()).toMatchObject({ content: '<p>Rooms in Lusail</p>', status: 'draft' });
    await staffCall(page, 'DELETE', `/api/blog-posts/${String(id)}`);
  });
}
