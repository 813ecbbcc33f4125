import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ManyListings {
  url: string;
  /** While false it answers 503. */
  open: boolean;
  /** First listing of each page. */
  pages: number[];
  beforePage: (first: number) => void | Promise<void>;
  close(): Promise<void>;
}

const modifiedAt = '2026-11-01T08:00:00.000Z';
const english = 'A bright office with a view over the water, close to the metro. '.repeat(14);
const arabic = 'مكتب مضيء بإطلالة على الماء وقريب من المترو. '.repeat(18);

function listing(n: number): object {
  return {
    id: `P-${String(n)}`,
    reference: `REF-${String(n).padStart(6, '0')}`,
    version: 1,
    externalVersion: null,
    modifiedAt,
    createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + n * 60_000).toISOString(),
    title: `Office ${String(n)}`,
    titleArabic: `مكتب ${String(n)}`,
    description: english,
    descriptionArabic: arabic,
    price: 10_000 + n,
    currency: 'QAR',
    transaction: 'Rent',
    status: 'for_rent',
    category: 'commercial',
    subcategory: 'office',
    bedrooms: null,
    bathrooms: 2,
    area: 140,
    areaUnit: 'sqm',
    address: 'Building 1, Street 303, Zone 69',
    city: 'Lusail',
    state: 'Lusail Marina',
    zipCode: null,
    latitude: 25.39,
    longitude: 51.52,
    pictures: [],
    features: ['Pantry', 'Parking', 'Raised floor', 'Sea view'],
    agentEmail: null,
  };
}

export async function startManyListings(count: number): Promise<ManyListings> {
  const server = createServer((req, res) => {
    void (async () => {
      const { searchParams } = new URL(req.url ?? '/', 'http://crm');
      if (!crm.open) {
        res.writeHead(503).end();
        return;
      }
      const first = Number(searchParams.get('cursor') ?? 0);
      const last = Math.min(count, first + Number(searchParams.get('limit')));
      crm.pages.push(first);
      await crm.beforePage(first);
      const since = searchParams.get('modifiedSince');
      const total = since === null || since <= modifiedAt ? count : 0;
      const listings = total === 0 ? [] : Array.from({ length: last - first }, (_one, n) => listing(first + n));
      const nextCursor = last < total ? String(last) : null;
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify({ listings, deleted: [], nextCursor, total, withheld: 0 }));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const crm: ManyListings = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    open: false,
    pages: [],
    beforePage: () => undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return crm;
}
