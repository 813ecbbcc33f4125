import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { SeoIssue } from '../report.ts';

/** For an example's link to the article's form. */
export async function nameArticles(db: Queryable, issues: readonly SeoIssue[]): Promise<SeoIssue[]> {
  const slugs = new Set(issues.flatMap(({ examples }) => examples.map(({ path }) => slugOf(path))));
  const rows = await typed(db)
    .selectFrom('blogPosts')
    .select(['id', 'slug'])
    .where('slug', '=', sql<string>`any(${[...slugs].filter((slug) => slug !== null)})`)
    .execute();
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return issues.map((issue) => ({
    ...issue,
    examples: issue.examples.map((example) => {
      const id = ids.get(slugOf(example.path) ?? '');
      return id === undefined || example.target.screen !== 'blog'
        ? example
        : { ...example, target: { screen: 'post', id, path: example.path } };
    }),
  }));
}

function slugOf(path: string): string | null {
  const [, slug] = /^\/(?:en|ar)\/blog\/([^/?]+)$/.exec(path) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
}
