import type { Audience } from '../../accounts/audience.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';

export const metaTagColumns = ['id', 'platform', 'tagName', 'content', 'isActive'] as const;

export type MetaTagRow = Pick<Row<'metaTags'>, (typeof metaTagColumns)[number]>;

/** At most 100; visitors get only active ones. */
export function listMetaTags(db: Queryable, { staff }: Audience): Promise<MetaTagRow[]> {
  return typed(db)
    .selectFrom('metaTags')
    .select(metaTagColumns)
    .$if(!staff, (tags) => tags.where('isActive', '=', true))
    .orderBy('platform')
    .limit(100)
    .execute();
}
