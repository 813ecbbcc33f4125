import type { APIResponse, Page } from '@playwright/test';

/** As whoever is signed in, past the page's own calls. */
export async function staffCall(page: Page, method: string, path: string, data?: unknown): Promise<APIResponse> {
  const who = await page.request.get('/api/auth/user');
  const headers = {
    origin: new URL(who.url()).origin,
    'x-session-token': who.headers()['x-session-token'] ?? '',
  };
  return page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
}
