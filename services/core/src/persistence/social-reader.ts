import type { Audience } from './agent-reader.ts';
import { selectList } from './columns.ts';
import type { Queryable } from './database.ts';

export interface SocialLinkRow {
  id: number;
  platform: string;
  displayName: string | null;
  url: string;
  icon: string | null;
  isActive: boolean;
  sortOrder: number;
}

const columns = selectList('s', ['id', 'platform', 'displayName', 'url', 'icon', 'isActive', 'sortOrder']);

/** The links in their order, at most 100. Staff also get inactive ones. */
export async function listSocialLinks(db: Queryable, { staff }: Audience): Promise<SocialLinkRow[]> {
  const { rows } = await db.query<SocialLinkRow>(
    `select ${columns} from social_media_links s where s.is_active or $1 order by s.sort_order, s.id limit 100`,
    [staff],
  );
  return rows;
}
