import { expect, type Page } from '@playwright/test';
import { type Language, words } from '../../testing/words.ts';

/** What is required, and `values`. */
export async function fillForm(page: Page, language: Language, values: Record<string, string>): Promise<void> {
  const { adminProperties, facts, listingFields } = words[language];
  const fields = { ...adminProperties.fields, ...listingFields.name, ...facts.name };
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(values)) {
    // a group of fields may have the name of one of them
    const field = dialog
      .getByLabel(fields[name as keyof typeof fields])
      .and(dialog.locator('input, select, textarea'))
      .first();
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

export async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: text }).last();
  await expect(toast).toBeVisible();
}

/** The first pull goes on after the site is up. */
export async function waitForListings(page: Page): Promise<void> {
  const count = async () => ((await callAs(page, 'GET', '/api/admin/properties/summary')) as { crm: number }).crm;
  await expect.poll(count, { timeout: 50_000 }).toBeGreaterThan(250);
}

export async function callAs(page: Page, method: string, path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([verb, address, data]) => {
      const who = await fetch('/api/auth/user');
      const token = who.headers.get('x-session-token');
      const answer = await fetch(address, {
        method: verb,
        headers: {
          ...(data === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { 'x-session-token': token }),
        },
        ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      });
      return answer.status === 204 ? null : ((await answer.json()) as unknown);
    },
    [method, path, body] as const,
  );
}
