import type { Language } from '../domain/lead.ts';
import type { Audience } from './agent-reader.ts';
import { selectList, selectObject } from './columns.ts';
import type { Queryable } from './database.ts';

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

export interface BlogPostQuery extends Audience {
  status?: 'draft' | 'published' | null;
  language?: Language | null;
  /** At most 1,000. */
  limit?: number;
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

/** Articles, newest first. Visitors get published ones, whatever they ask for. */
export async function listBlogPosts(db: Queryable, query: BlogPostQuery): Promise<BlogPostRow[]> {
  const { rows } = await db.query<BlogPostRow>(
    `select ${columns} from ${source}
     where (b.status = 'published' or $1) and ($2::text is null or b.status = $2) and ($3::text is null or b.language = $3)
     order by coalesce(b.published_at, b.created_at) desc, b.id desc limit $4`,
    [query.staff, query.status ?? null, query.language ?? null, Math.min(1_000, query.limit ?? 200)],
  );
  return rows;
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
