import { expect } from '@playwright/test';
import { publicPaths } from './support/public-paths.ts';
import { test } from './support/test.ts';

const names = {
  '/properties':
    'type status city category subType minPrice maxPrice minArea maxArea bedrooms bathrooms builtAfter fitOut furnishing areaUnit sort page',
  '/blog': 'search category sort page',
  '': 'page',
} as const;
const values = [
  '%00',
  '%ED%A0%80',
  '%',
  '%zz',
  '%EF%BF%BE%E2%80%AE',
  '-1',
  '1e309',
  '9'.repeat(400),
  'x'.repeat(7_000),
  '%D9%84'.repeat(1_000),
  "'%20or%201=1--",
];

test('no value of a query makes a page of the site fail [M-766]', async ({ request }) => {
  test.setTimeout(180_000);
  const failed: string[] = [];
  const ask = async (path: string): Promise<void> => {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() >= 500) failed.push(`${path.slice(0, 120)}: ${String(answer.status())}`);
  };
  for (const path of await publicPaths(request, 'ar')) {
    const [bare = ''] = path.split('?');
    const own = Object.entries(names).find(([end]) => end !== '' && bare.endsWith(end))?.[1] ?? names[''];
    for (const name of own.split(' ')) await Promise.all(values.map((value) => ask(`${bare}?${name}=${value}`)));
    await ask(`${bare}?%00=1&%ED%A0%80=%zz&page=2&page=3`);
  }
  for (const value of values) {
    await ask(`/preferences?back=${value}&currency=${value}&areaUnit=${value}`);
    for (const path of ['/en/properties', '/ar/blog', '/sitemap', '/media']) await ask(`${path}/${value}`);
  }
  expect(failed).toEqual([]);
});
