import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { article, articlesPage } from '#testing/made/article.ts';
import { servedSite } from '#testing/served.ts';
import { words } from '#testing/words.ts';

const named = (text: string): string[] => [
  ...Array.from(text.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g), ([, address = '']) => address),
  ...Array.from(
    text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g),
    ([, file = '']) => `/assets/${file}`,
  ),
];

const marks = ['ProseMirror', '/api/admin/', words.en.admin.denied.noRole];

it('its scripts are known by their marks', () => {
  const folder = path.resolve(import.meta.dirname, '../../../../build/client/assets');
  const all = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = all.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(marks.filter((mark) => !texts.some((text) => text.includes(mark)))).toEqual([]);
});

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
  for (const mark of marks)
    expect([mark, [...scripts].filter(([, text]) => text.includes(mark)).map(([address]) => address)]).toEqual([
      mark,
      [],
    ]);
});
