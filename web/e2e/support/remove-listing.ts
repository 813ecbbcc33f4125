/** In the CRM, then pulled. */
import { type APIRequestContext, expect } from '@playwright/test';
import { findListing, type Listing } from './shown-listings.ts';

const sandbox = `http://127.0.0.1:${String(Number(process.env['E2E_PORT'] ?? '3100') + 3)}`;

export async function removeListing(request: APIRequestContext, fits: (one: Listing) => boolean): Promise<Listing> {
  const one = await findListing(request, (other) => other.source === 'crm' && fits(other));
  const removed = await fetch(`${sandbox}/v1/listings/${encodeURIComponent(one.referenceId ?? '')}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer sandbox-key' },
    signal: AbortSignal.timeout(5_000),
  });
  expect(removed.status).toBe(204);
  const signedIn = await request.post('/api/auth/login', { data: { username: 'admin', password: 'manzil-demo' } });
  expect(signedIn.ok()).toBe(true);
  const headers = {
    origin: new URL(signedIn.url()).origin,
    'x-session-token': signedIn.headers()['x-session-token'] ?? '',
  };
  await expect(async () => {
    // another test may have started one
    await request.post('/api/sync-now', { data: {}, headers, timeout: 30_000 });
    expect((await request.get(`/api/properties/${String(one.id)}`)).status()).toBe(410);
  }).toPass({ timeout: 45_000 });
  await request.get('/api/logout', { maxRedirects: 0, headers: { 'sec-fetch-site': 'same-origin' } });
  return one;
}
