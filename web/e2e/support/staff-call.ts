import type { APIResponse, Page } from '@playwright/test';

/**
 * Calls the api as whoever is signed in on a page, past anything that the page's own calls are told.
 * @param page one of the site's
 */
export async function staffCall(page: Page, method: string, path: string, data?: unknown): Promise<APIResponse> {
  const who = await page.request.get('/api/auth/user');
  const headers = {
    origin: new URL(who.url()).origin,
    'x-session-token': who.headers()['x-session-token'] ?? '',
  };
  return page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
}
