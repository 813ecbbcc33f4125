import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { demoListings } from './demo/demo-listings.ts';
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

interface Page {
  listings: { reference: string; modifiedAt: string; pictures: string[] }[];
  deleted: { reference: string; deletedAt: string }[];
  nextCursor: string | null;
  total: number;
  withheld: number;
}

const listing = {
  title: 'Office',
  price: 12_000,
  transaction: 'Rent',
  status: 'for_rent',
  address: 'Building 1, Street 303, Zone 69',
  city: 'Lusail',
  externalVersion: 1,
};

async function page(query: string): Promise<Page> {
  const answer = await sandbox.call('GET', `/v1/listings?${query}`);
  expect(answer.status).toBe(200);
  return answer.body as Page;
}

async function pull(query: string): Promise<Page[]> {
  const pages = [await page(query)];
  while (pages.at(-1)!.nextCursor !== null && pages.length < 50)
    pages.push(await page(`${query}&cursor=${encodeURIComponent(pages.at(-1)!.nextCursor!)}`));
  return pages;
}

describe('listings', () => {
  it('come page by page, each once, in the order of their changes, without the withheld one', async () => {
    sandbox = await startTestSandbox();
    sandbox.sandbox.fill(demoListings({ count: 53, pictures: [] }));
    const pages = await pull('limit=20');
    const all = pages.flatMap(({ listings }) => listings);
    expect(pages.map(({ listings }) => listings.length)).toEqual([20, 20, 13]);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(53);
    expect(all.map(({ modifiedAt }) => modifiedAt)).toEqual(all.map(({ modifiedAt }) => modifiedAt).toSorted());
    expect(pages[0]).toMatchObject({ total: 53, withheld: 1, deleted: [] });
  });

  it('give what changed since a time, deletions among it', async () => {
    sandbox = await startTestSandbox();
    sandbox.sandbox.fill(demoListings({ count: 30, pictures: [] }));
    const [first, second] = (await page('limit=10')).listings;
    const since = new Date().toISOString();
    await sandbox.call('PUT', `/v1/listings/${first!.reference}`, { body: listing });
    expect((await sandbox.call('DELETE', `/v1/listings/${second!.reference}`)).status).toBe(204);
    const changed = await page(`modifiedSince=${since}`);
    expect(changed.listings.map(({ reference }) => reference)).toEqual([first!.reference]);
    expect(changed.deleted).toMatchObject([{ reference: second!.reference }]);
    expect(changed.total).toBe(1);
    expect(await page(`reference=${second!.reference}`)).toMatchObject({ listings: [], deleted: [{}] });
    expect((await sandbox.call('DELETE', `/v1/listings/${second!.reference}`)).status).toBe(410);
    expect((await sandbox.call('DELETE', '/v1/listings/NEVER')).status).toBe(404);
  });

  it('written by the agency keep their pictures, refuse older versions and come back after a deletion', async () => {
    sandbox = await startTestSandbox();
    const put = (body: object) => sandbox.call('PUT', '/v1/listings/A-1', { body: { ...listing, ...body } });
    const pictures = ['/v1/pictures/a.jpg'];
    expect(await put({ pictures })).toMatchObject({ status: 201, body: { externalVersion: 1, version: 1 } });
    expect(await put({ externalVersion: 3, price: null })).toMatchObject({
      status: 200,
      body: { pictures, price: null },
    });
    expect(await put({ externalVersion: 2 })).toMatchObject({ status: 409, body: { storedVersion: 3 } });
    await sandbox.call('DELETE', '/v1/listings/A-1');
    expect((await put({ externalVersion: 4 })).status).toBe(201);
    expect((await page('reference=A-1')).listings).toHaveLength(1);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'cursor=nonsense',
    'modifiedSince=yesterday',
    'modifiedSince=2026-01-01',
    'colour=red',
    'limit=1&limit=2',
  ])('refuse the query %s', async (query) => {
    sandbox = await startTestSandbox();
    expect((await sandbox.call('GET', `/v1/listings?${query}`)).status).toBe(400);
  });

  it('refuse a cursor of another query', async () => {
    sandbox = await startTestSandbox();
    sandbox.sandbox.fill(demoListings({ count: 5, pictures: [] }));
    const { nextCursor } = await page('limit=2');
    const other = `modifiedSince=2026-01-01T00:00:00Z&cursor=${encodeURIComponent(nextCursor!)}`;
    expect((await sandbox.call('GET', `/v1/listings?${other}`)).status).toBe(400);
  });
});

describe('the page for people', () => {
  it('shows leads as text, whatever they hold, and only under localhost', async () => {
    sandbox = await startTestSandbox({ showPage: true });
    const lead = { version: 1, email: 'a@b.qa', source: 'contact_form', createdAt: '2026-01-01T00:00:00Z' };
    await sandbox.call('PUT', '/v1/leads/MZL-1', { body: { ...lead, message: '<script>alert("1")</script>' } });
    const answer = await fetch(sandbox.url);
    const text = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)');
    expect(text).not.toContain('<script');
    // fetch would not send it
    const { port } = new URL(sandbox.url);
    const [elsewhere] = (await once(
      get({ host: '127.0.0.1', port, headers: { host: `crm.evil.example:${port}` } }),
      'response',
    )) as [IncomingMessage];
    elsewhere.resume();
    expect(elsewhere.statusCode).toBe(403);
  });

  it('is not there unless it was asked for', async () => {
    sandbox = await startTestSandbox();
    expect((await fetch(sandbox.url)).status).toBe(404);
  });
});
