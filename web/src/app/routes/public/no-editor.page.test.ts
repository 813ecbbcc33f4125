import { expect, it } from 'vitest';
import { article, articlesPage } from '#testing/made/article.ts';
import { servedSite } from '#testing/served.ts';

/** Addresses of scripts that a text names: in a page's head, or imported by another script at once. */
const named = (text: string): string[] => [
  ...Array.from(text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ([, address = '']) => address),
  ...Array.from(
    text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g),
    ([, file = '']) => `/assets/${file}`,
  ),
];

it('visitors never load the editor of articles, nor the admin around it', async () => {
  const site = await servedSite({ 'GET /api/blog-posts': articlesPage([article()]), 'GET /api/blog-categories': [] });
  const page = await (await site.get('/en/blog')).text();
  const waiting = named(page);
  const scripts = new Map<string, string>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (scripts.has(next)) continue;
    const answer = await site.get(next);
    expect([next, answer.status]).toEqual([next, 200]);
    const text = await answer.text();
    scripts.set(next, text);
    waiting.push(...named(text));
  }
  expect(scripts.size).toBeGreaterThan(3);
  expect([...scripts].filter(([, text]) => text.includes('ProseMirror')).map(([address]) => address)).toEqual([]);
});
