/** Team management: cards, form, pictures, deletion, and that the public page follows. */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { headOf } from './support/head-of.ts';
import { type Language, languages, words } from './support/messages.ts';
import { staffCall } from './support/staff-call.ts';
import { signIn } from './support/staff.ts';
import { test } from './support/test.ts';

interface Member {
  id: number;
  name: string;
  imageUrl: string | null;
}

const testNames = 'Testing ';
const all = async (page: Page) => (await (await page.request.get('/api/agents')).json()) as Member[];

async function open(page: Page, language: Language): Promise<void> {
  await signIn(page, language);
  await page.goto('/admin/agents');
  await expect(page.getByRole('heading', { level: 1, name: words[language].adminTeam.title })).toBeVisible();
}

for (const language of languages) {
  const text = words[language].adminTeam;
  const { fields, wrong } = text;
  const name = `${testNames}${language}`;

  test.describe(`team (${language})`, () => {
    test.afterEach(async ({ page }) => {
      for (const member of await all(page))
        if (member.name.startsWith(testNames)) await staffCall(page, 'DELETE', `/api/agents/${String(member.id)}`);
    });

    test('cards show who somebody is and the ways to them [A-021 A-118 A-120 A-121 A-122 A-123 A-125]', async ({
      page,
    }) => {
      await open(page, language);
      const [first] = (await (await page.request.get('/api/agents')).json()) as Record<string, string>[];
      if (first === undefined) throw new Error('There is no team');
      const card = page.getByRole('article').first();
      const inArabic = language === 'ar';
      await expect(card.getByRole('heading')).toHaveText(String(inArabic ? first['nameAr'] : first['name']));
      await expect(card).toContainText(String(inArabic ? first['titleAr'] : first['title']));
      for (const fact of [fields.department, fields.location, fields.joinDate]) await expect(card).toContainText(fact);
      await expect(card.getByRole('list', { name: fields.skills }).getByRole('listitem').first()).toBeVisible();
      await expect(card.getByText(text.active, { exact: true })).toBeVisible();
      const hrefs = await card.getByRole('link').evaluateAll((some) => some.map((one) => one.getAttribute('href')));
      expect(hrefs).toEqual(
        expect.arrayContaining([
          `tel:+${String(first['phone']).replace(/\D/g, '')}`,
          `mailto:${String(first['email'])}`,
          `https://wa.me/${String(first['whatsappNumber']).replace(/\D/g, '')}`,
          'https://linkedin.example/in/khalid-almansouri',
        ]),
      );
      const twitter = page.getByRole('link', { name: text.twitter.replace('{{name}}', '').trim() }).first();
      await expect(twitter).toHaveAttribute('href', /^https:\/\/twitter\.example\//);
      const edit = card.getByRole('button').first();
      await page.mouse.move(0, 0);
      const shown = () => edit.evaluate((one) => getComputedStyle(one.parentElement ?? one).opacity);
      await expect.poll(shown).toBe('0');
      await card.hover();
      await expect.poll(shown).toBe('1');
      await page.mouse.move(0, 0);
      await expect.poll(shown).toBe('0');
      await edit.focus();
      await expect.poll(shown).toBe('1');
      await expectAccessible(page);
    });

    test('the form says what is missing, field by field [A-303 A-304 A-305 A-306 A-307 A-308 A-309 A-311 A-312 A-313 A-314]', async ({
      page,
    }) => {
      await open(page, language);
      await page.getByRole('button', { name: text.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(fields.joinDate).fill('');
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      const required = ['name', 'title', 'department', 'phone', 'email', 'location', 'joinDate'] as const;
      for (const field of required) await expect(dialog.getByText(wrong[field], { exact: true })).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(required.length);
      await expect(dialog.getByLabel(fields.name, { exact: true })).toBeFocused();
      await dialog.getByLabel(fields.linkedIn).fill('linkedin');
      await dialog.getByLabel(fields.twitter).fill('javascript:alert(1)');
      await dialog.getByLabel(text.photo.address).fill('picture');
      await dialog.getByLabel(fields.email).fill('somebody@');
      for (const field of ['linkedIn', 'twitter', 'imageUrl', 'email'] as const)
        await expect(dialog.getByText(wrong[field], { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    test('a member is added with an uploaded picture, changed, hidden and deleted [A-003 A-118 A-119 A-147 A-220 A-266 A-310 A-315 A-316 A-317 A-318 A-319 A-424 A-436 A-149 A-437 A-451]', async ({
      page,
    }) => {
      await open(page, language);
      await page.getByRole('button', { name: text.add }).click();
      const dialog = page.getByRole('dialog');
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(new Date());
      await expect(dialog.getByLabel(fields.joinDate)).toHaveValue(today);
      await expect(dialog.getByRole('switch', { name: fields.isActive })).toBeChecked();
      await expect(dialog.getByLabel(fields.title, { exact: true }).locator('option')).toHaveCount(14);
      await expect(dialog.getByLabel(fields.department).locator('option')).toHaveCount(10);
      await expect(dialog.getByText(text.photo.guide)).toBeVisible();
      if (language === 'en') await expect(dialog.getByText(/400×400.*JPG\/PNG\/WebP.*2MB/)).toBeVisible();

      const file = dialog.getByLabel(text.photo.upload).and(page.locator('input'));
      const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#735' } })
        .png()
        .toBuffer();
      const large = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]);
      await file.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
      await expect(dialog.getByText(text.photo.tooLarge)).toBeVisible();
      await file.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
      await expect(dialog.getByText(text.photo.wrongKind)).toBeVisible();
      await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: png });
      await expect(dialog.getByText(text.photo.wrongKind)).toHaveCount(0);
      await expect(dialog.locator('img')).toHaveAttribute('src', /^data:image\/png/);

      await dialog.getByLabel(fields.name, { exact: true }).fill(name);
      await dialog.locator('[name=nameAr]').fill('اختبار');
      await dialog.getByLabel(fields.title, { exact: true }).selectOption('Legal Advisor');
      await expect(dialog.getByLabel(fields.titleAr)).toHaveValue('مستشار قانوني');
      await dialog.getByLabel(fields.department).selectOption('Legal');
      await dialog.getByLabel(fields.phone).fill('+974 4400 0199');
      await dialog.getByLabel(fields.email).fill('testing@example.com');
      await dialog.getByLabel(fields.location, { exact: true }).fill('Lusail');
      await dialog.getByLabel(fields.whatsappNumber).fill('+974 (55) 00-0199');
      await dialog.locator('[name=skills]').fill('Contracts, Leases');
      await dialog.locator('[name=specialization]').fill('Leases');
      await dialog.locator('[name=bio]').fill('Reads contracts.\nLocation: everywhere');
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.added, { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);

      const made = (await all(page)).find((member) => member.name === name) as unknown as Record<string, unknown>;
      expect(made).toMatchObject({
        title: 'Legal Advisor',
        titleAr: 'مستشار قانوني',
        isActive: true,
        imageUrl: expect.stringMatching(/^\/media\/[\da-f]{64}\/1280\.webp$/),
      });
      expect(made['bio']).toContain(
        `\nDepartment: Legal\nSkills: Contracts, Leases\nLocation: Lusail\nJoin Date: ${today}`,
      );
      const card = page.getByRole('article', { name: language === 'ar' ? 'اختبار' : name, exact: true });
      await expect(card.getByRole('link').and(page.locator('[href="https://wa.me/97455000199"]'))).toBeVisible();
      await expect
        .poll(async () => (await headOf(page.request, '/en/team')).body.includes(name), { timeout: 4_000 })
        .toBe(true);

      await card.hover();
      await card.getByRole('button').first().click();
      await expect(dialog.locator('[name=bio]')).toHaveValue('Reads contracts.\nLocation: everywhere');
      await expect(dialog.getByLabel(fields.location, { exact: true })).toHaveValue('Lusail');
      await dialog.getByRole('switch', { name: fields.isActive }).click();
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.updated, { exact: true })).toBeVisible();
      await expect(card.getByText(text.inactive, { exact: true })).toBeVisible();
      await expect
        .poll(async () => (await headOf(page.request, '/en/team')).body.includes(name), { timeout: 4_000 })
        .toBe(false);

      await card.hover();
      await card.getByRole('button').nth(1).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(text.remove.text);
      if (language === 'en')
        await expect(question).toContainText(
          'Are you sure you want to delete this team member? This action cannot be undone.',
        );
      await question.getByRole('button', { name: text.remove.action }).click();
      await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
      await expect(card).toHaveCount(0);
    });

    test('failures say so and keep what was typed [A-425]', async ({ page }) => {
      await open(page, language);
      await page.route('**/api/agents**', (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: {} }),
      );
      const card = page.getByRole('article').first();
      await card.hover();
      await card.getByRole('button').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(fields.location, { exact: true }).fill('Al Wakrah');
      await dialog.getByRole('button', { name: text.save, exact: true }).click();
      await expect(page.getByText(text.updateFailed, { exact: true })).toBeVisible();
      await expect(dialog.getByLabel(fields.location, { exact: true })).toHaveValue('Al Wakrah');
      await dialog.getByRole('button', { name: words[language].common.cancel }).click();
      await page.getByRole('button', { name: words[language].admin.discard.action }).click();
      await card.hover();
      await card.getByRole('button').nth(1).click();
      await page.getByRole('alertdialog').getByRole('button', { name: text.remove.action }).click();
      await expect(page.getByText(text.deleteFailed, { exact: true })).toBeVisible();
    });

    test('a team of nobody says so [A-124]', async ({ page }) => {
      await page.route('**/api/agents', (route) => route.fulfill({ json: [] }));
      await open(page, language);
      await expect(page.getByText(text.empty.title, { exact: true })).toBeVisible();
      if (language === 'en') await expect(page.getByText('No team members', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
