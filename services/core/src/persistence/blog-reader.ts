import type { Language } from '../domain/lead.ts';
import type { Audience } from './agent-reader.ts';
import { selectList, selectObject } from './columns.ts';
import type { Queryable } from './database.ts';
import { pageBounds } from './pagination.ts';

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
  category: { id: number; name: string } | null;
  author: { id: number; firstName: string | null; lastName: string | null } | null;
}

/** A single article also tells where it stands in the other language. */
export type BlogPostDetail = BlogPostRow & { translation: { language: Language; slug: string } | null };

export type BlogPostSort = 'newest' | 'oldest' | 'title';

export interface BlogPostQuery extends Audience {
  status?: 'draft' | 'published' | null;
  language?: Language | null;
  /** In title or excerpt. */
  search?: string | null;
  /** Any of these. */
  categoryIds?: readonly number[] | null;
  sort?: BlogPostSort;
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
  ]),
  selectObject('c', ['id', 'name'], 'category'),
  selectObject('u', ['id', 'firstName', 'lastName'], 'author'),
].join(', ');

const source = `blog_posts b
left join blog_categories c on c.id = b.category_id
left join users u on u.id = b.author_id`;

// published for visitors: the other language of an article may still be a draft
const translation = `(select json_build_object('language', t.language, 'slug', t.slug) from blog_posts t
where t.translation_key = b.translation_key and t.language <> b.language and (t.status = 'published' or $2) limit 1)`;

/** What readers do not tell apart: capitals, Arabic marks and tatweel, forms of alef, hamza seats, taa marbuta, digits. */
const alike = {
  from: 'أإآٱىةؤئ٠١٢٣٤٥٦٧٨٩',
  to: 'اااايهوي0123456789',
  unwritten: '\u0640\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670',
};
const folded = (expression: string) =>
  `translate(lower(${expression}), '${alike.from}${alike.unwritten}', '${alike.to}')`;

const where = `(b.status = 'published' or $1) and ($2::text is null or b.status = $2)
and ($3::text is null or b.language = $3)
and ($4::text is null or strpos(${folded('b.title')}, ${folded('$4')}) > 0
  or strpos(${folded("coalesce(b.excerpt, '')")}, ${folded('$4')}) > 0)
and ($5::int[] is null or b.category_id = any($5))`;

const date = 'coalesce(b.published_at, b.created_at)';
const alphabets = { en: 'en-x-icu', ar: 'ar-x-icu' } as const;

function order(sort: BlogPostSort, language: Language | null): string {
  // `id` makes each order total, so that no article stands on two pages
  if (sort === 'title') return `b.title collate "${language === null ? 'und-x-icu' : alphabets[language]}", b.id`;
  return sort === 'oldest' ? `${date}, b.id` : `${date} desc, b.id desc`;
}

/** Articles page by page, newest first unless asked otherwise. Visitors get published ones, whatever they ask for. */
export async function listBlogPosts(db: Queryable, query: BlogPostQuery): Promise<BlogPostPage> {
  const { limit, offset } = pageBounds(query.page ?? 1, query.limit ?? 200);
  const language = query.language ?? null;
  const search = query.search?.trim() ?? '';
  const values = [
    query.staff,
    query.status ?? null,
    language,
    search === '' ? null : search,
    query.categoryIds ?? null,
  ];
  const [page, count] = await Promise.all([
    db.query<BlogPostRow>(
      `select ${columns} from ${source} where ${where} order by ${order(query.sort ?? 'newest', language)} limit $6 offset $7`,
      [...values, limit, offset],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from blog_posts b where ${where}`, values),
  ]);
  return { posts: page.rows, total: count.rows[0]?.total ?? 0 };
}

export async function findBlogPost(db: Queryable, id: number, audience: Audience): Promise<BlogPostDetail | null> {
  return findBy(db, 'b.id = $1', id, audience);
}

export async function findBlogPostBySlug(
  db: Queryable,
  slug: string,
  audience: Audience,
): Promise<BlogPostDetail | null> {
  return findBy(db, 'b.slug = $1', slug, audience);
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
): Promise<BlogPostDetail | null> {
  const { rows } = await db.query<BlogPostDetail>(
    `select ${columns}, ${translation} as translation from ${source}
     where ${condition} and (b.status = 'published' or $2)`,
    [value, staff],
  );
  return rows[0] ?? null;
}
