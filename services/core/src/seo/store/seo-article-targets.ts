import type { SeoIssue } from '../report.ts';
import type { Queryable } from '../../data/database.ts';

/** Of the examples on pages of articles: which article it is, so that its form can be opened. */
export async function nameArticles(db: Queryable, issues: readonly SeoIssue[]): Promise<SeoIssue[]> {
  const slugs = new Set(issues.flatMap(({ examples }) => examples.map(({ path }) => slugOf(path))));
  const { rows } = await db.query<{ id: number; slug: string }>(
    'select id, slug from blog_posts where slug = any ($1)',
    [[...slugs].filter((slug) => slug !== null)],
  );
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return issues.map((issue) => ({
    ...issue,
    examples: issue.examples.map((example) => {
      const id = ids.get(slugOf(example.path) ?? '');
      return id === undefined ? example : { ...example, target: { screen: 'post', id, path: example.path } };
    }),
  }));
}

function slugOf(path: string): string | null {
  const [, slug] = /^\/(?:en|ar)\/blog\/([^/?]+)$/.exec(path) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
}
