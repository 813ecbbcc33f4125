import type { Audience } from '../../accounts/audience.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';

/** Visitors see all of them. */
export const socialLinkColumns = ['id', 'platform', 'displayName', 'url', 'icon', 'isActive', 'sortOrder'] as const;

/** More than platforms. */
export const mostLinks = 100;

export type SocialLinkRow = Pick<Row<'socialMediaLinks'>, (typeof socialLinkColumns)[number]>;

/** At most 100. Inactive ones for staff. */
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

export async function findSocialLink(db: Queryable, id: number): Promise<SocialLinkRow | null> {
  const link = await typed(db)
    .selectFrom('socialMediaLinks')
    .select(socialLinkColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return link ?? null;
}
