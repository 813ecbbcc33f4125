/** What was before becomes what is: a change like any other, which leaves a revision of its own. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { snake } from '../../data/columns.ts';
import type { BlogPostDetail } from '../../blog/store/blog-reader.ts';
import { findBlogPost } from '../../blog/store/blog-reader.ts';
import { updateBlogPost } from '../../blog/store/blog-writer.ts';
import type { Queryable } from '../../data/database.ts';
import type { PropertyChange } from '../../listings/property-change.ts';
import { type PropertyWriting, updateProperty, type WrittenProperty } from '../../listings/store/property-writer.ts';
import { revisedFields } from '../revision.ts';
import { readContent, type RevisionContent } from './revision-reader.ts';

export interface RevisionChoice {
  subject: number;
  revision: number;
  /** That was looked at: a newer one is a conflict. */
  version: number;
}

/** @returns null: no such revision @throws PropertyWriteError */
export async function restorePropertyRevision(
  pool: pg.Pool,
  { subject, revision, version }: RevisionChoice,
  writing: PropertyWriting,
): Promise<WrittenProperty | null> {
  const content = await readContent(pool, 'property', subject, revision);
  if (content === null) return null;
  const fields = revisedFields.property.map((name): [string, unknown] => [name, content[snake(name)]]);
  // a field that is newer than the revision stays
  const change = Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as PropertyChange;
  const agent = await stillThere(pool, 'agents', content, 'agent_id');
  return updateProperty(pool, subject, { ...change, agentId: agent }, version, writing);
}

/** Address, language and whether it is published stay as they are. @returns null: no such revision @throws BlogRefusedError */
export async function restorePostRevision(
  pool: pg.Pool,
  { subject, revision, version }: RevisionChoice,
  act: StaffAct,
): Promise<BlogPostDetail | null> {
  const content = await readContent(pool, 'post', subject, revision);
  const post = await findBlogPost(pool, subject, { staff: true });
  if (content === null || post === null) return null;
  const { slug, language, status, publishedAt } = post;
  const { title, excerpt, content: text, featured_image: featuredImage, tags } = content as unknown as StoredPost;
  const categoryId = await stillThere(pool, 'blog_categories', content, 'category_id');
  const before = { title, excerpt, content: text, featuredImage, tags, categoryId };
  return updateBlogPost(pool, subject, { ...before, slug, language, status, publishedAt }, version, act);
}

type StoredPost = Pick<BlogPostDetail, 'title' | 'excerpt' | 'content' | 'tags'> & { featured_image: string | null };

/** Whom it named may be gone by now. */
async function stillThere(
  db: Queryable,
  table: 'agents' | 'blog_categories',
  content: RevisionContent,
  column: string,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(`select id from ${table} where id = $1`, [content[column] ?? null]);
  return rows[0]?.id ?? null;
}
