import { type APIResponse, expect, type Page } from '@playwright/test';

const usual: Record<string, object> = {
  chat: {
    enabled: true,
    provider: 'built-in',
    autoResponse: true,
    leadGeneration: true,
    assistants: { openai: { key: null, model: 'gpt-4.1-mini' } },
  },
  marketing: {
    googleAnalytics: { enabled: false, id: null },
    metaPixel: { enabled: false, id: null },
    tiktokPixel: { enabled: false, id: null },
  },
  publishing: { minimum: null, needsMandate: false },
  schedule: { scheduleTime: '*/15 * * * *', isActive: true },
};

async function put(page: Page, part: string, data: object): Promise<APIResponse> {
  const { origin } = new URL(page.url());
  const token = (await page.request.get('/api/auth/user')).headers()['x-session-token'] ?? '';
  return page.request.put(`/api/admin/settings/${part}`, { data, headers: { origin, 'X-Session-Token': token } });
}

/** The page must be an administrator's. */
export async function restoreSettings(page: Page): Promise<void> {
  for (const [part, data] of Object.entries(usual)) expect((await put(page, part, data)).status()).toBe(200);
}
