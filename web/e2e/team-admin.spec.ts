/** An upload, what comes with the pointer, and the public page. */
import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { words } from '../testing/words.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

test('a member is added with an uploaded picture, changed, hidden and deleted; buttons come with pointer and focus [A-021 A-118 A-119 A-123 A-266 A-316 A-424]', async ({
  page,
}) => {
  const text = words.en.adminTeam;
  const { fields } = text;
  const name = `Testing ${randomUUID().slice(0, 8)}`;
  await asStaff(page, 'en');
  await page.goto('/admin/agents');
  await page.getByRole('button', { name: text.add }).click();
  const dialog = page.getByRole('dialog');
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#735' } })
    .png()
    .toBuffer();
  await dialog
    .getByLabel(text.photo.upload)
    .and(page.locator('input'))
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: png });
  await expect(dialog.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await dialog.getByLabel(fields.name, { exact: true }).fill(name);
  await dialog.getByLabel(fields.title, { exact: true }).selectOption('Legal Advisor');
  await dialog.getByLabel(fields.department).selectOption('Legal');
  await dialog.getByLabel(fields.phone).fill('+974 4400 0199');
  await dialog.getByLabel(fields.email).fill('testing@example.com');
  await dialog.getByLabel(fields.location, { exact: true }).fill('Lusail');
  await dialog.locator('[name=bio]').fill('Reads contracts.\nLocation: everywhere');
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByText(text.added, { exact: true })).toBeVisible();
  const team = async () => (await page.request.get('/en/team')).text();
  await expect.poll(team).toContain(name);
  const members = (await (await page.request.get('/api/agents')).json()) as { name: string; imageUrl: string }[];
  expect(members.find((one) => one.name === name)?.imageUrl).toMatch(/^\/media\/[\da-f]{64}\/1280\.webp$/);

  const card = page.getByRole('article', { name, exact: true });
  const edit = card.getByRole('button').first();
  const shown = () => edit.evaluate((one) => getComputedStyle(one.parentElement ?? one).opacity);
  await page.mouse.move(0, 0);
  await expect.poll(shown).toBe('0');
  await card.hover();
  await expect.poll(shown).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(shown).toBe('0');
  await edit.focus();
  await expect.poll(shown).toBe('1');
  await expectAccessible(page);

  await edit.click();
  await expect(dialog.locator('[name=bio]')).toHaveValue('Reads contracts.\nLocation: everywhere');
  await dialog.getByRole('switch', { name: fields.isActive }).click();
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
  await expect(card.getByText(text.inactive, { exact: true })).toBeVisible();
  await expect.poll(team).not.toContain(name);

  await card.hover();
  await card.getByRole('button').nth(1).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(text.remove.text);
  await question.getByRole('button', { name: text.remove.action }).click();
  await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
});
