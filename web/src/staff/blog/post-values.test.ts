import { describe, expect, it } from 'vitest';
import type { Post } from './api/posts.ts';
import { postTable } from './post-table-spec.ts';
import { dohaInput, fromDohaInput, missingIn, slugFor, startValues, toBody } from './post-values.ts';

const post: Post = {
  id: 7,
  title: 'Offices',
  slug: 'what-offices-cost',
  excerpt: null,
  content: '<p>x</p>',
  featuredImage: null,
  categoryId: 2,
  authorId: 1,
  language: 'en',
  status: 'published',
  tags: ['rent', 'lusail'],
  createdAt: '2026-11-02T08:00:00.000Z',
  publishedAt: '2026-11-03T08:00:12.345Z',
  updatedAt: '2026-11-03T08:00:00.000Z',
  version: 4,
  category: { id: 2, name: 'Investment Tips' },
  author: { firstName: 'Site', lastName: 'Admin' },
  translation: { id: 8, language: 'ar', slug: 'مكاتب' },
};

describe('the form of an article', () => {
  it('gives back what it got when nothing was changed, with the version it was made on', () => {
    const { title, slug, content, categoryId, status, language, tags, publishedAt, version } = post;
    expect(toBody(startValues(post, 'en'), post)).toEqual({
      title,
      slug,
      excerpt: null,
      content,
      featuredImage: null,
      categoryId,
      status,
      language,
      tags,
      publishedAt,
      translationId: 8,
      version,
    });
  });

  it('derives the slug from the title while the article is new and nobody wrote one by hand [A-242 A-243 A-244]', () => {
    const empty = startValues(null, 'en');
    const title = 'What Offices Cost';
    const slug = slugFor(title, empty, true);
    expect(slug).toBe('what-offices-cost');
    expect(slugFor('What offices cost in Lusail', { title, slug }, true)).toBe('what-offices-cost-in-lusail');
    expect(slugFor('Other', { title, slug: 'mine' }, true)).toBe('mine');
    expect(slugFor('Other', startValues(post, 'en'), false)).toBe(post.slug);
    expect(slugFor('مكاتب لوسيل', empty, true)).toBe('مكاتب-لوسيل');
  });

  it('sends a category as a number or null, and tags without empty ones [A-218 A-292 A-293 A-294]', () => {
    const values = { ...startValues(null, 'ar'), title: 'a', slug: 'a', content: '<p>a</p>' };
    expect(toBody({ ...values, tags: ' إيجار، ,لوسيل ' }, null)).toMatchObject({
      categoryId: null,
      excerpt: null,
      tags: ['إيجار', 'لوسيل'],
      language: 'ar',
      status: 'draft',
    });
    expect(toBody({ ...values, categoryId: '3' }, null)).toMatchObject({ categoryId: 3 });
  });

  it('knows what is missing [A-291]', () => {
    expect(missingIn(startValues(null, 'en'))).toEqual(['title', 'slug', 'content']);
    expect(missingIn({ ...startValues(post, 'en'), content: '<p>&nbsp;</p><p></p>' })).toEqual(['content']);
    expect(missingIn({ ...startValues(post, 'en'), content: '<img src="/media/x">' })).toEqual([]);
  });

  it('counts in the time of Doha', () => {
    expect(dohaInput('2026-11-21T21:30:00Z')).toBe('2026-11-22T00:30');
    expect(fromDohaInput('2026-11-22T00:30')).toBe('2026-11-21T21:30:00.000Z');
    expect([dohaInput(null), fromDohaInput('')]).toEqual(['', null]);
  });
});

it('asks the server for nothing that it would refuse [A-084]', () => {
  const query = { search: 'desk', filters: { status: 'draft', language: 'fr' }, sort: 'sideways', page: 2 };
  expect(postTable.toQuery(query)).toEqual({ search: 'desk', status: 'draft', sort: 'newest', page: 2, limit: 25 });
});
