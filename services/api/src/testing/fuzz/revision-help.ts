import type { TestApi } from '../start-api.ts';
import type { Known } from './known.ts';

/** A former version belongs to one listing or article: the next address names both, or earlier ones. Null: nothing to help. */
export function revisionHelp(api: TestApi, known: Known) {
  const keep = async (kind: 'property' | 'post', table: string, collection: string) => {
    const { rows } = await api.pool.query<{ id: number; subject: number }>(
      `insert into revisions (kind, subject_id, version, fields, content)
       select '${kind}', t.id, t.version, '{title}', to_jsonb(t) from ${table} t order by t.id desc limit 1
       returning id, subject_id as subject`,
    );
    for (const { id, subject } of rows) {
      known.add(collection, subject);
      known.add('revisions', id);
    }
    return {};
  };
  const helps = new Map<string, () => Promise<Record<string, unknown>>>([
    ['getPropertyRevision', () => keep('property', 'properties', 'properties')],
    ['getPostRevision', () => keep('post', 'blog_posts', 'blog-posts')],
  ]);
  return async (operationId: string): Promise<Record<string, unknown> | null> =>
    (await helps.get(operationId)?.()) ?? null;
}
