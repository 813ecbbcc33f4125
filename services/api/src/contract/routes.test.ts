import { expect, test } from 'vitest';
import { contract } from './document.ts';
import { readOperations } from './operations.ts';
import { routesOf } from './routes.ts';

const routes = routesOf(readOperations(contract));
const patterns = routes.map(({ pattern }) => pattern);

test.each([
  ['/api/properties/featured', '/api/properties/:id'],
  ['/api/leads/bulk-sync', '/api/leads/:id'],
  ['/api/crm/status', '/api/:crm_provider/sync-status'],
  ['/api/admin/properties/featured/clear', '/api/admin/properties/:id/featured'],
])('%s comes before %s', (literal, parametrised) => {
  expect(patterns).toContain(literal);
  expect(patterns.indexOf(literal)).toBeLessThan(patterns.indexOf(parametrised));
});

test('a parameter inside a segment is one for Express, too', () => {
  expect(patterns).toContain('/api/seed-:crm_provider-properties');
});

test('each path says which methods it takes', () => {
  expect(routes.find(({ pattern }) => pattern === '/api/properties/:id')?.allow).toBe('GET, HEAD, PUT, DELETE, PATCH');
});
