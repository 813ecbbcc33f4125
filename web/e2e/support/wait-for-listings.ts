import { expect, type FullConfig, request } from '@playwright/test';
import { keepPictures } from './kept-pictures.ts';

const deadlineMs = 180_000;

/** Before the first test: the first pull is on the site, pictures included. */
export default async function waitForListings(config: FullConfig): Promise<void> {
  const { baseURL = '' } = config.projects[0]?.use ?? {};
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const signedIn = await api.post('/api/auth/login', { data: { username: 'admin', password: 'manzil-demo' } });
  expect(signedIn.status()).toBe(200);
  await expect(async () => {
    const answer = await api.get('/api/sandbox/sync-status', { timeout: 10_000 });
    expect(await answer.json()).toMatchObject({ status: 'success', pictures: { waiting: 0 } });
  }).toPass({ timeout: deadlineMs, intervals: [500] });
  await api.dispose();
  keepPictures(process.env['E2E_DATA_DIR'] ?? '');
}
