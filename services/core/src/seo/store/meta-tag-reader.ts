import type { Audience } from '../../accounts/audience.ts';
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface MetaTagRow {
  id: number;
  platform: string;
  tagName: string | null;
  content: string;
  isActive: boolean;
}

/** Select list of the table under the alias `m`. */
export const metaTagColumns = selectList('m', ['id', 'platform', 'tagName', 'content', 'isActive']);

/** The verification tags, one per platform, at most 100. Pages carry only active ones. */
export async function listMetaTags(db: Queryable, { staff }: Audience): Promise<MetaTagRow[]> {
  const { rows } = await db.query<MetaTagRow>(
    `select ${metaTagColumns} from meta_tags m where m.is_active or $1 order by m.platform limit 100`,
    [staff],
  );
  return rows;
}
