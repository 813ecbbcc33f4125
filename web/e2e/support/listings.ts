import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../testing/words.ts';

export interface Listing {
  id: number;
  price: string;
  type: string;
  category: string;
  subType: string;
  status: string;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number;
  city: string;
  state: string | null;
}
interface Answer {
  properties: Listing[];
  pagination: { total: number; totalPages: number };
}

/** As pages of the language write it. */
export const number = (value: number, language: Language) =>
  new Intl.NumberFormat(language === 'en' ? 'en-QA' : 'ar-QA-u-nu-arab').format(value);

export async function ask(request: APIRequestContext, query: string): Promise<Answer> {
  const answer = await request.get(`/api/properties?${query}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Answer;
}

export async function shown(page: Page): Promise<number[]> {
  const links = page.getByRole('article').getByRole('link', { name: /View Details|عرض التفاصيل/ });
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((one) => Number(/\d+$/.exec(one.getAttribute('href') ?? '')?.[0])));
}

export const summary = (page: Page): Locator => page.locator('main').getByRole('status').first();
