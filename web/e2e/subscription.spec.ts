/** From the form to the last issue, by the links of the mail that is kept here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { words } from '../testing/words.ts';
import { test } from './support/test.ts';

const mailFolder = path.join(process.env['E2E_DATA_DIR'] ?? '', 'mail');

/** The address of the page in the mail to `email`. */
async function linkFor(email: string, language: 'en' | 'ar'): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    const mails = readdirSync(mailFolder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => JSON.parse(readFileSync(path.join(mailFolder, name), 'utf8')) as { to: string; text: string });
    const mail = mails.find(({ to, text }) => to === email && text.includes('/subscription?key='));
    found = new RegExp(`\\S+/${language}/subscription\\?key=\\w+`).exec(mail?.text ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? '';
}

for (const language of ['en', 'ar'] as const)
  test(`a reader confirms by the mail, and later stops the newsletter (${language}) [M-878 M-880 M-884]`, async ({
    page,
  }) => {
    const email = `reader-${language}-${String(Date.now())}@example.com`;
    const { newsletter, subscription } = words[language];
    await page.goto(`/${language}/about`);
    const form = page.getByRole('form', { name: newsletter.title });
    await form.getByLabel(newsletter.email).fill(email);
    await form.getByRole('button').click();
    await expect(page.getByText(newsletter.subscribed).first()).toBeVisible();

    await page.goto(await linkFor(email, language));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(subscription.states.waiting.title);
    await page.getByRole('button', { name: subscription.confirm }).click();
    await expect(heading).toHaveText(subscription.states.confirmed.title);
    await page.reload();
    await page.getByRole('button', { name: subscription.end }).click();
    await expect(heading).toHaveText(subscription.states.ended.title);
  });
