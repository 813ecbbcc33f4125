import express from 'express';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { areaOf, createAreas } from './areas.ts';

const app = express();
const areas = createAreas(app);
for (const pattern of [
  '/api/leads',
  '/api/leads/:id',
  '/api/admin/seo',
  '/api/admin/media',
  '/api/:provider/status',
  '/api/seed-:provider-now',
])
  areas(pattern).get(pattern, (_req, res) => void res.send(pattern));
const server = app.listen(0, '127.0.0.1');
afterAll(() => server.close());

it.each([
  ['/api/leads', '/api/leads'],
  ['/API/Leads', '/api/leads'],
  ['/api/leads/', '/api/leads'],
  ['/api/leads/7?x=1', '/api/leads/:id'],
  ['/api/admin/media', '/api/admin/media'],
  ['/api/sandbox/status', '/api/:provider/status'],
  // not answered in its own area
  ['/api/leads/status', '/api/leads/:id'],
  ['/api/seed-sandbox-now', '/api/seed-:provider-now'],
])('%s is answered by %s', async (path, pattern) => {
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${String(port)}${path}`)).text()).toBe(pattern);
});

it.each(['/api/other', '/api/admin', '/', '/api/leads/1/2'])('%s is answered by none', async (path) => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${String(port)}${path}`)).status).toBe(404);
});

it('shares a router within an area only', () => {
  expect(areas('/api/leads/:id/notes')).toBe(areas('/api/leads'));
  expect(areas('/api/admin/seo')).not.toBe(areas('/api/admin/media'));
  expect(areaOf('/api/admin/seo/scan')).toBe('/api/admin/seo');
});
