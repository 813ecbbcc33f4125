import type { Audience } from '../../accounts/audience.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';

export const socialLinkColumns = ['id', 'platform', 'displayName', 'url', 'icon', 'isActive', 'sortOrder'] as const;

/** Each platform has one; this is far above the platforms there are. */
export const mostLinks = 100;

export type SocialLinkRow = Pick<Row<'socialMediaLinks'>, (typeof socialLinkColumns)[number]>;

/** The links in their order, at most 100. Staff also get inactive ones. */
export function listSocialLinks(db: Queryable, { staff }: Audience): Promise<SocialLinkRow[]> {
  return typed(db)
    .selectFrom('socialMediaLinks')
    .select(socialLinkColumns)
    .$if(!staff, (links) => links.where('isActive', '=', true))
    .orderBy('sortOrder')
    .orderBy('id')
    .limit(mostLinks)
    .execute();
}

/** One link, active or not; null when there is none. */
export async function findSocialLink(db: Queryable, id: number): Promise<SocialLinkRow | null> {
  const link = await typed(db)
    .selectFrom('socialMediaLinks')
    .select(socialLinkColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return link ?? null;
}
