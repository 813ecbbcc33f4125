/** Who may do what with articles, team and links. */
import { expect } from '@playwright/test';
import { signInWithRole } from './support/as-role.ts';
import { expectAccessible } from './support/axe.ts';
import { languages, words } from './support/messages.ts';
import { test } from './support/test.ts';

for (const language of languages) {
  const { admin, adminBlog, adminSocial, adminTeam } = words[language];

  test(`an agent reads articles, team and links, and changes none of them (${language}) [A-003 A-012]`, async ({
    page,
  }) => {
    await signInWithRole(page, language, 'agent');
    const content = page.getByRole('main');
    for (const [address, heading, shown] of [
      ['/admin/blog', adminBlog.title, page.getByRole('row').nth(1)],
      ['/admin/agents', adminTeam.title, page.getByRole('article').first()],
      ['/admin/social-media', adminSocial.title, page.getByRole('list', { name: adminSocial.title })],
    ] as const) {
      await page.goto(`${address}?dialog=add`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(shown).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const word of [adminBlog.new, adminTeam.add, adminSocial.add, adminSocial.facebook.save])
        await expect(content.getByRole('button', { name: word, exact: true })).toHaveCount(0);
      await expect(content.locator('button:has(svg.lucide-pencil), button:has(svg.lucide-trash-2)')).toHaveCount(0);
      await expectAccessible(page);
    }
  });

  test(`somebody without a role is told so (${language}) [A-012]`, async ({ page }) => {
    await signInWithRole(page, language, 'user');
    await page.goto('/admin/blog');
    await expect(page.getByText(admin.denied.noRole)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(0);
  });
}
