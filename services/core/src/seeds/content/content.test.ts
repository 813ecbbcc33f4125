import { describe, expect, it } from 'vitest';
import { agents } from './agents.ts';
import { posts as posts1 } from './blog-posts-1.ts';
import { posts as posts2 } from './blog-posts-2.ts';
import { posts as posts3 } from './blog-posts-3.ts';
import { posts as posts4 } from './blog-posts-4.ts';
import { posts as posts5 } from './blog-posts-5.ts';
import { posts as posts6 } from './blog-posts-6.ts';
import { links } from './social-links.ts';

const posts = [...posts1, ...posts2, ...posts3, ...posts4, ...posts5, ...posts6];
const repeated = (values: readonly string[]): string[] => values.filter((value, n) => values.indexOf(value) !== n);

describe('demo articles', () => {
  it('are 18, each in both languages', () => {
    const keys = new Map<string, string[]>();
    for (const { translationKey, language } of posts)
      keys.set(translationKey, [...(keys.get(translationKey) ?? []), language]);
    expect(keys.size).toBe(18);
    for (const [key, languages] of keys)
      expect({ key, languages: languages.toSorted() }).toEqual({ key, languages: ['ar', 'en'] });
  });

  it('have slugs of their own, and were published before today', () => {
    expect(repeated(posts.map(({ slug }) => slug))).toEqual([]);
    for (const { publishedAt } of posts) expect(publishedAt < '2026-11-21').toBe(true);
  });

  it('use only the plain markup that pages show, each tag closed', () => {
    for (const { slug, content } of posts) {
      const tags = [...content.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)];
      const foreign = tags
        .map(([, , name]) => name)
        .filter((name) => !/^(h2|p|ul|li|blockquote|strong|em)$/.test(name ?? ''));
      const balance = tags.reduce((open, [, closing]) => open + (closing === '/' ? -1 : 1), 0);
      expect({ slug, foreign, balance }).toEqual({ slug, foreign: [], balance: 0 });
    }
  });

  it('are written in their own language', () => {
    for (const { language, title, content } of posts) {
      const arabic = (content.match(/\p{Script=Arabic}/gu)?.length ?? 0) > content.length / 2;
      expect({ title, arabic }).toEqual({ title, arabic: language === 'ar' });
    }
  });
});

describe('the demo team', () => {
  it('has twelve people with addresses and numbers of their own', () => {
    expect(agents).toHaveLength(12);
    for (const member of ['email', 'phone', 'whatsappNumber', 'name'] as const)
      expect(repeated(agents.map((agent) => agent[member]))).toEqual([]);
  });

  it('keeps the packed lines in one piece', () => {
    const packed =
      /^[^\n]+\nDepartment: .+\nSkills: .+\nLocation: .+\nJoin Date: \d{4}-\d\d-\d\d(\n(LinkedIn|Twitter): https:\/\/\S+)*$/;
    for (const { bio, bioAr } of agents) {
      expect(bio).toMatch(packed);
      expect(bioAr).toMatch(packed);
    }
  });
});

it('social links are web addresses, one per platform', () => {
  expect(repeated(links.map(({ platform }) => platform))).toEqual([]);
  for (const { url } of links) expect(url).toMatch(/^https:\/\//);
});
