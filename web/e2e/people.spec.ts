import { expect, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { words } from '../testing/words.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoSideways } from './support/layout.ts';
import { makeLead } from './support/make-lead.ts';
import { leadsInCrm } from './support/sandbox.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const screens = [
  { language: 'en', width: 1440 },
  { language: 'ar', width: 390 },
] as const;

const newName = (): string => `T${randomUUID().slice(0, 8)}`;
const newNumber = (): string => `5${String(randomInt(1_000_000, 9_999_999))}`;

/** As the CRM has it. */
const personInCrm = async (reference: string): Promise<string | undefined> =>
  (await leadsInCrm(reference))[0]?.personReference;

async function expectFit(page: Page): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page);
}

for (const { language, width } of screens) {
  test.describe(`people (${language}, ${String(width)} px)`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('two spellings of a number are one person; one more is proposed, merged as the preview says, and separated again [M-1307]', async ({
      page,
      request,
    }) => {
      const { adminContacts: text } = words[language];
      const [lastName, other] = [newName(), newNumber()];
      const key = lastName.toLowerCase();
      await makeLead(request, { lastName, email: `${key}.one@example.com`, phone: `+974 ${other}` });
      const kept = await makeLead(request, { lastName, email: `${key}@example.org`, phone: `00974${other}` });
      const moved = await makeLead(request, {
        lastName,
        email: `${key}.ome@example.com`,
        phone: `+974 ${newNumber()}`,
      });
      const name = `Hessa ${lastName}`;
      const enquiries = page.getByRole('region', { name: text.page.enquiries }).getByRole('listitem');

      await asStaff(page, language);
      await page.goto(`/admin/contacts?duplicates=true&search=${lastName}`);
      await expect(page.getByRole('link', { name })).toHaveCount(2);
      await expect(page.getByRole('row').filter({ hasText: text.maybe })).toHaveCount(2);
      await expectFit(page);
      await page
        .getByRole('row')
        .filter({ hasText: `00974${other}` })
        .getByRole('link', { name })
        .click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(enquiries).toHaveCount(2);
      await expect(page.getByText(text.duplicates.reasons.same_name)).toBeVisible();
      await expectFit(page);

      await page.getByRole('button', { name: text.duplicates.compareFor.replace('{{name}}', name) }).click();
      const dialog = page.getByRole('dialog', { name: text.merge.title });
      const after = dialog.getByRole('region', { name: text.merge.after });
      for (const email of [`${key}.one@example.com`, `${key}@example.org`, `${key}.ome@example.com`])
        await expect(after).toContainText(email);
      await expect(after).toContainText(text.merge.crmStates.follows);
      await expectFit(page);
      await expect.poll(() => personInCrm(moved.referenceId), { timeout: 20_000 }).toMatch(/^P-\d+$/);
      const before = await personInCrm(moved.referenceId);
      await dialog.getByRole('button', { name: text.merge.confirm, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(enquiries).toHaveCount(3);
      const keeper = await personInCrm(kept.referenceId);
      expect(keeper).not.toBe(before);
      await expect.poll(() => personInCrm(moved.referenceId), { timeout: 20_000 }).toBe(keeper);
      const merges = page.getByRole('region', { name: text.merges.title, exact: true });
      await expect(merges).toContainText(name);
      await expect(page.getByText(text.duplicates.title, { exact: true })).toBeHidden();
      await expectFit(page);

      await merges.getByRole('button', { name: text.merges.undoFor.replace('{{name}}', name) }).click();
      await expect(enquiries).toHaveCount(2);
      await expect(merges).toBeHidden();
      await expect.poll(() => personInCrm(moved.referenceId), { timeout: 20_000 }).toBe(before);
      await expect(page.getByText(text.duplicates.reasons.same_name)).toBeVisible();
      await expectFit(page);
    });

    test('two who are not the same are told apart and not proposed again [M-1308]', async ({ page, request }) => {
      const { adminContacts: text } = words[language];
      const [lastName, number] = [newName(), newNumber()];
      const name = `Hessa ${lastName}`;
      const nearly = `${number.slice(0, -1)}${number.endsWith('1') ? '2' : '1'}`;
      await makeLead(request, { lastName, email: `${lastName}@example.com`, phone: `+974 ${number}` });
      await makeLead(request, { lastName, email: `${newName()}@example.org`, phone: `+974 ${nearly}` });

      await asStaff(page, language);
      await page.goto(`/admin/contacts?search=${lastName}`);
      await expect(page.getByRole('row').filter({ hasText: text.maybe })).toHaveCount(2);
      await page.getByRole('link', { name }).first().click();
      await page.getByRole('button', { name: text.duplicates.distinctFor.replace('{{name}}', name) }).click();
      await expect(page.getByText(text.duplicates.distinctDone, { exact: true })).toBeVisible();
      await expect(page.getByText(text.duplicates.title, { exact: true })).toBeHidden();
      await expectFit(page);

      await page.goto(`/admin/contacts?search=${lastName}`);
      await expect(page.getByRole('link', { name })).toHaveCount(2);
      await expect(page.getByRole('row').filter({ hasText: text.maybe })).toHaveCount(0);
      await page.goto(`/admin/contacts?duplicates=true&search=${lastName}`);
      await expect(page.getByText(text.empty.title)).toBeVisible();
    });
  });
}
