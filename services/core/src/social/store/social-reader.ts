import type { Audience } from '../../accounts/audience.ts';
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface SocialLinkRow {
  id: number;
  platform: string;
  displayName: string | null;
  url: string;
  icon: string | null;
  isActive: boolean;
  sortOrder: number;
}

/** Select list of the table under the alias `s`. */
export const socialLinkColumns = selectList('s', [
  'id',
  'platform',
  'displayName',
  'url',
  'icon',
  'isActive',
  'sortOrder',
]);

/** The links in their order, at most 100. Staff also get inactive ones. */
export async function listSocialLinks(db: Queryable, { staff }: Audience): Promise<SocialLinkRow[]> {
  const { rows } = await db.query<SocialLinkRow>(
    `select ${socialLinkColumns} from social_media_links s where s.is_active or $1 order by s.sort_order, s.id limit 100`,
    [staff],
  );
  return rows;
}

/** One link, active or not; null when there is none. */
export async function findSocialLink(db: Queryable, id: number): Promise<SocialLinkRow | null> {
  const { rows } = await db.query<SocialLinkRow>(
    `select ${socialLinkColumns} from social_media_links s where s.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
