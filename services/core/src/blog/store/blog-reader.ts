import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type pg from 'pg';
import type { Audience } from '../../accounts/audience.ts';
import type { Queryable } from '../../data/database.ts';
import { mostSelected } from '../../data/pagination.ts';
import { streamRows } from '../../data/stream-rows.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, given, pageOf } from '../../data/typed-parts.ts';
import { readStaffSearch } from '../../search/staff-search.ts';
import { foundByStaff } from '../../search/store/staff-search-sql.ts';

export type BlogPostRow = InferResult<ReturnType<typeof wholePosts>>[number];
/** Also with its translation. */
export type BlogPostDetail = InferResult<ReturnType<typeof detailed>>[number];
export type BlogPostLine = InferResult<ReturnType<typeof lines>>[number];

export type BlogPostSort = 'newest' | 'oldest' | 'title';

export interface BlogPostFilter extends Audience {
  status?: BlogPostRow['status'] | null;
  language?: BlogPostRow['language'] | null;
  /** In title, address or excerpt, as `readStaffSearch` reads it. */
  search?: string | null;
  categoryIds?: readonly number[] | null;
  sort?: BlogPostSort;
}

export interface BlogPostQuery extends BlogPostFilter {
  /** From 1. */
  page?: number;
  /** At most 1,000. */
  limit?: number;
}

export function isPublic(alias: 'b' | 't') {
  const column = (name: keyof Row<'blogPosts'>) => sql.ref(`${alias}.${name}`);
  const published = column('publishedAt');
  return sql<boolean>`(${column('status')} = 'published' and (${published} is null or ${published} <= now()))`;
}

type Posts = Tables & { b: Row<'blogPosts'> };

const posts = (db: Queryable, { staff }: Audience) =>
  typed(db)
    .selectFrom('blogPosts as b')
    .$if(!staff, (all) => all.where(isPublic('b')));

const author = ({ selectFrom }: ExpressionBuilder<Posts, 'b'>) =>
  selectFrom('users as u')
    .whereRef('u.id', '=', 'b.authorId')
    .select(({ ref }) => jsonBuildObject({ firstName: ref('u.firstName'), lastName: ref('u.lastName') }).as('author'))
    .as('author');

const category = ({ selectFrom }: ExpressionBuilder<Posts, 'b'>) =>
  selectFrom('blogCategories as c')
    .whereRef('c.id', '=', 'b.categoryId')
    .select(({ ref }) => jsonBuildObject({ id: ref('c.id'), name: ref('c.name') }).as('category'))
    .as('category');

// no draft shows in the other language
const translation =
  ({ staff }: Audience) =>
  ({ selectFrom }: ExpressionBuilder<Posts, 'b'>) =>
    selectFrom('blogPosts as t')
      .whereRef('t.translationKey', '=', 'b.translationKey')
      .whereRef('t.language', '<>', 'b.language')
      .$if(!staff, (all) => all.where(isPublic('t')))
      .select(({ ref }) =>
        jsonBuildObject({ id: ref('t.id'), language: ref('t.language'), slug: ref('t.slug') }).as('translation'),
      )
      .limit(1)
      .as('translation');

const alphabets = { en: 'en-x-icu', ar: 'ar-x-icu' } as const;

function found(db: Queryable, filter: BlogPostFilter) {
  const { sort = 'newest', language } = filter;
  const all = posts(db, filter).where((eb) =>
    eb.and([
      ...given(filter.status, (status) => eb('b.status', '=', status)),
      ...given(language, (one) => eb('b.language', '=', one)),
      ...given(filter.categoryIds, (ids) => eb('b.categoryId', '=', anyOf(ids))),
      ...given(readStaffSearch(filter.search), (terms) =>
        foundByStaff(terms, { foundBy: sql.ref('b.foundBy'), plain: eb.ref('b.title') }),
      ),
    ]),
  );
  // `id`: no article is on two pages
  if (sort === 'title')
    return all
      .orderBy('b.title', (title) => title.collate(language == null ? 'und-x-icu' : alphabets[language]))
      .orderBy('b.id');
  const way = sort === 'oldest' ? 'asc' : 'desc';
  return all.orderBy(({ fn }) => fn.coalesce('b.publishedAt', 'b.createdAt'), way).orderBy('b.id', way);
}

// visitors see all of them
const lineNames = [
  'id',
  'slug',
  'language',
  'title',
  'status',
  'tags',
  'publishedAt',
  'updatedAt',
  'excerpt',
  'createdAt',
] as const;
const restNames = ['content', 'featuredImage', 'categoryId', 'authorId', 'version'] as const;

const lines = (all: ReturnType<typeof posts>) => all.select(lineNames).select(author).select(category);
const wholePosts = (all: ReturnType<typeof posts>) => lines(all).select(restNames);
const detailed = (db: Queryable, audience: Audience) =>
  wholePosts(posts(db, audience)).select(translation(audience)).orderBy('b.id');

/** Newest first by default. Visitors get published ones. */
export async function listBlogPosts(db: Queryable, query: BlogPostQuery) {
  const { rows, pagination } = await pageOf(wholePosts(found(db, query)), query, 200);
  return { posts: rows, total: pagination.total };
}

/** In the list's order, at most 20,000. */
export async function listBlogPostIds(db: Queryable, filter: BlogPostFilter): Promise<number[]> {
  const rows = await found(db, filter).select('id').limit(mostSelected).execute();
  return rows.map(({ id }) => id);
}

/** In the list's order, by some hundred. */
export function streamBlogPosts(pool: pg.Pool, filter: BlogPostFilter): AsyncGenerator<BlogPostLine[]> {
  return streamRows(pool, lines(found(pool, filter)));
}

export async function findBlogPost(db: Queryable, id: number, audience: Audience): Promise<BlogPostDetail | null> {
  return (await findBlogPosts(db, [id], audience))[0] ?? null;
}

export function findBlogPosts(db: Queryable, ids: readonly number[], audience: Audience): Promise<BlogPostDetail[]> {
  return detailed(db, audience).where('b.id', '=', anyOf(ids)).execute();
}

export async function findBlogPostBySlug(
  db: Queryable,
  slug: string,
  audience: Audience,
): Promise<BlogPostDetail | null> {
  return (await detailed(db, audience).where('b.slug', '=', slug).executeTakeFirst()) ?? null;
}

/** Visitors could read it, and it was deleted. */
export async function wasPublished(db: Queryable, place: { id: number } | { slug: string }): Promise<boolean> {
  const removed = typed(db).selectFrom('removedPosts').select('id').limit(1);
  return (await removed.where(({ and }) => and(place)).executeTakeFirst()) !== undefined;
}

/** At most 200. */
export const listBlogCategories = (db: Queryable) =>
  typed(db)
    .selectFrom('blogCategories')
    .select(['id', 'name', 'slug', 'description'])
    .orderBy('id')
    .limit(200)
    .execute();
