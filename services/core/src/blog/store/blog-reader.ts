import type pg from 'pg';
import type { Language } from '../../platform/language.ts';
import type { Audience } from '../../accounts/audience.ts';
import { selectList, selectObject } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { mostSelected, pageBounds } from '../../data/pagination.ts';
import { streamRows } from '../../data/stream-rows.ts';
import { folded } from '../../search/store/folded.ts';

export interface BlogCategoryRow {
  id: number;
  name: string;
  slug: string;
  description: string | null;
}

export interface BlogPostRow {
  id: number;
  title: string;
  slug: string;
  excerpt: string | null;
  content: string;
  featuredImage: string | null;
  categoryId: number | null;
  authorId: number | null;
  language: Language;
  status: 'draft' | 'published';
  tags: string[];
  createdAt: string;
  publishedAt: string | null;
  updatedAt: string;
  /** Rises with every change. */
  version: number;
  category: { id: number; name: string } | null;
  author: { id: number; firstName: string | null; lastName: string | null } | null;
}

/** A single article also tells where it stands in the other language. */
export type BlogPostDetail = BlogPostRow & { translation: { id: number; language: Language; slug: string } | null };

export type BlogPostSort = 'newest' | 'oldest' | 'title';

/** What narrows and orders articles. */
export interface BlogPostFilter extends Audience {
  status?: 'draft' | 'published' | null;
  language?: Language | null;
  /** In title or excerpt. */
  search?: string | null;
  /** Any of these. */
  categoryIds?: readonly number[] | null;
  sort?: BlogPostSort;
}

export interface BlogPostQuery extends BlogPostFilter {
  /** From 1. */
  page?: number;
  /** At most 1,000. */
  limit?: number;
}

export interface BlogPostPage {
  posts: BlogPostRow[];
  /** On all pages. */
  total: number;
}

const author = selectObject('u', ['id', 'firstName', 'lastName'], 'author');
const columns = [
  selectList('b', [
    'id',
    'title',
    'slug',
    'excerpt',
    'content',
    'featuredImage',
    'categoryId',
    'authorId',
    'language',
    'status',
    'tags',
    'createdAt',
    'publishedAt',
    'updatedAt',
    'version',
  ]),
  selectObject('c', ['id', 'name'], 'category'),
  author,
].join(', ');

/** The condition under which visitors may read an article: it is published, and its time has come. @param alias of the table */
export const isPublic = (alias: 'b' | 't'): string =>
  `(${alias}.status = 'published' and (${alias}.published_at is null or ${alias}.published_at <= now()))`;

const source = `blog_posts b
left join blog_categories c on c.id = b.category_id
left join users u on u.id = b.author_id`;

// published for visitors: the other language of an article may still be a draft
const translation = `(select json_build_object('id', t.id, 'language', t.language, 'slug', t.slug) from blog_posts t
where t.translation_key = b.translation_key and t.language <> b.language and (${isPublic('t')} or $2) limit 1)`;

const where = `(${isPublic('b')} or $1) and ($2::text is null or b.status = $2)
and ($3::text is null or b.language = $3)
and ($4::text is null or strpos(${folded('b.title')}, ${folded('$4')}) > 0
  or strpos(${folded("coalesce(b.excerpt, '')")}, ${folded('$4')}) > 0)
and ($5::int[] is null or b.category_id = any($5))`;

const date = 'coalesce(b.published_at, b.created_at)';
const alphabets = { en: 'en-x-icu', ar: 'ar-x-icu' } as const;

function orderBy(sort: BlogPostSort, language: Language | null): string {
  // `id` makes each order total, so that no article stands on two pages
  if (sort === 'title') return `b.title collate "${language === null ? 'und-x-icu' : alphabets[language]}", b.id`;
  return sort === 'oldest' ? `${date}, b.id` : `${date} desc, b.id desc`;
}

/** Articles page by page, newest first unless asked otherwise. Visitors get published ones, whatever they ask for. */
export async function listBlogPosts(db: Queryable, query: BlogPostQuery): Promise<BlogPostPage> {
  const { limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 200);
  const { order, values } = found(query);
  const [page, count] = await Promise.all([
    db.query<BlogPostRow>(`select ${columns} from ${source} where ${where} order by ${order} limit $6 offset $7`, [
      ...values,
      limit,
      offset,
    ]),
    db.query<{ total: number }>(`select count(*)::int as total from blog_posts b where ${where}`, values),
  ]);
  return { posts: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** The ids of all that a filter finds, in the list's order, at most 20,000. */
export async function listBlogPostIds(db: Queryable, filter: BlogPostFilter): Promise<number[]> {
  const { order, values } = found(filter);
  const { rows } = await db.query<{ id: number }>(
    `select b.id from blog_posts b where ${where} order by ${order} limit ${String(mostSelected)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

const lineColumns = [
  'id',
  'slug',
  'language',
  'title',
  'status',
  'tags',
  'publishedAt',
  'updatedAt',
] as const satisfies readonly (keyof BlogPostRow)[];

/** An article without its text. */
export type BlogPostLine = Pick<BlogPostRow, (typeof lineColumns)[number] | 'author'>;

/** All that a filter finds, in the list's order, some hundred rows at a time. */
export function streamBlogPosts(pool: pg.Pool, filter: BlogPostFilter): AsyncGenerator<BlogPostLine[]> {
  const { order, values } = found(filter);
  return streamRows(
    pool,
    `select ${selectList('b', lineColumns)}, ${author} from ${source} where ${where} order by ${order}`,
    values,
  );
}

function found(filter: BlogPostFilter): { order: string; values: unknown[] } {
  const { staff, status = null, language = null, categoryIds = null, sort = 'newest' } = filter;
  const search = filter.search?.trim() ?? '';
  return {
    order: orderBy(sort, language),
    values: [staff, status, language, search === '' ? null : search, categoryIds],
  };
}

export async function findBlogPost(db: Queryable, id: number, audience: Audience): Promise<BlogPostDetail | null> {
  return (await findBlogPosts(db, [id], audience))[0] ?? null;
}

/** Those of these articles that there are, by id. */
export function findBlogPosts(db: Queryable, ids: readonly number[], audience: Audience): Promise<BlogPostDetail[]> {
  return findBy(db, 'b.id = any ($1::integer[])', ids, audience);
}

export async function findBlogPostBySlug(
  db: Queryable,
  slug: string,
  audience: Audience,
): Promise<BlogPostDetail | null> {
  return (await findBy(db, 'b.slug = $1', slug, audience))[0] ?? null;
}

/** Whether an article that visitors could read once was deleted from this place. */
export async function wasPublished(db: Queryable, place: { id: number } | { slug: string }): Promise<boolean> {
  const [condition, value] = 'id' in place ? ['id = $1', place.id] : ['slug = $1', place.slug];
  const { rows } = await db.query(`select 1 from removed_posts where ${condition} limit 1`, [value]);
  return rows.length > 0;
}

/** All categories, at most 200. */
export async function listBlogCategories(db: Queryable): Promise<BlogCategoryRow[]> {
  const list = selectList('c', ['id', 'name', 'slug', 'description']);
  const { rows } = await db.query<BlogCategoryRow>(`select ${list} from blog_categories c order by c.id limit 200`);
  return rows;
}

async function findBy(
  db: Queryable,
  condition: string,
  value: unknown,
  { staff }: Audience,
): Promise<BlogPostDetail[]> {
  const { rows } = await db.query<BlogPostDetail>(
    `select ${columns}, ${translation} as translation from ${source}
     where ${condition} and (${isPublic('b')} or $2) order by b.id`,
    [value, staff],
  );
  return rows;
}
