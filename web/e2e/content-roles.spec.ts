import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { words } from '../testing/words.ts';
import { asStaff } from './support/staff.ts';
import { test } from './support/test.ts';

const { adminBlog, adminSocial, adminTeam } = words.ar;

test('an agent reads articles, team and links, and changes none of them [A-003 A-012]', async ({ page }) => {
  await asStaff(page, 'ar', 'agent');
  for (const [address, heading, shown] of [
    ['/admin/blog', adminBlog.title, page.getByRole('row').nth(1)],
    ['/admin/agents', adminTeam.title, page.getByRole('article').first()],
    ['/admin/social-media', adminSocial.title, page.getByRole('list', { name: adminSocial.title })],
  ] as const) {
    await page.goto(`${address}?dialog=add`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
  }
});
