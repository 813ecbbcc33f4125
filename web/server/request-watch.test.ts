import { expect, it } from 'vitest';
import { routeOf } from './request-watch.ts';

it.each([
  ['/', 'page'],
  ['/properties/villa-in-lusail?name=noor', 'page'],
  ['/apiary', 'page'],
  ['/api/leads/12?search=noor', '/api/*'],
  ['/media/abc/640.webp', '/media/*'],
  ['/assets/entry-123.js', '/assets/*'],
  ['/csp-reports', '/csp-reports'],
  ['/csp-reports/x', 'page'],
])('counts %s under %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});
