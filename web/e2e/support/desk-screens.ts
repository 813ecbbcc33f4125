import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '../../testing/words.ts';
import type { Desk, Steps } from './desk-steps.ts';
import { asStaff } from './staff.ts';
import { untilLoaded } from './test.ts';

/** Signed in, with Today on the screen: where every journey begins. */
export async function sitDown(page: Page, { language, width }: Desk, role: 'admin' | 'agent' = 'admin'): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await asStaff(page, language, role);
  await today(page);
}

/** Without a step: for the next journey. */
export async function today(page: Page): Promise<void> {
  await page.goto('/admin');
  await untilLoaded(page);
}

/** By the side bar, or by the bar at the foot of a phone. */
export async function openList(
  page: Page,
  steps: Steps,
  { language, width }: Desk,
  list: 'leads' | 'properties',
): Promise<void> {
  const { admin, adminLeads, adminProperties } = words[language];
  const { nav } = admin;
  const phone = width < 600;
  const bar = page.getByRole('navigation', { name: phone ? nav.quick : nav.label });
  const name = phone && list === 'leads' ? nav.short.leads : nav[list];
  await steps.press(bar.getByRole('link', { name, exact: true }));
  // Today has a search of its own
  const { title } = list === 'leads' ? adminLeads : adminProperties;
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** As somebody who knows a name. @returns the row */
export async function findLead(page: Page, steps: Steps, desk: Desk, name: string): Promise<Locator> {
  await openList(page, steps, desk, 'leads');
  await steps.write(page.getByRole('searchbox'), name);
  await steps.key('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  return page.getByRole('row').nth(1);
}

export async function openLead(page: Page, steps: Steps, desk: Desk, name: string): Promise<void> {
  const row = await findLead(page, steps, desk, name);
  await steps.press(row.getByText(name).first());
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

/** The field of the stage, on the page of a lead or in its row. */
export const stageField = (within: Page | Locator, name: string): Locator =>
  within.getByRole('combobox', { name: new RegExp(name) });

/** The stages as a new office has them. */
export const stageNames = {
  en: { viewing: 'Viewing', won: 'Won' },
  ar: { viewing: 'معاينة', won: 'تمت الصفقة' },
} as const;
