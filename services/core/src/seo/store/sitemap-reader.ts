import { type RawBuilder, sql } from 'kysely';
import { isPublic } from '../../blog/store/blog-reader.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

/** More than any agency lists. */
const most = 200_000;

/** The oldest first: their place in the files stays. */
export async function readSitemap(db: Queryable) {
  const day = (moment: RawBuilder<unknown>) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [listings, articles] = await Promise.all([
    typed(db)
      .selectFrom('properties')
      .select(['id', day(sql.ref('updatedAt')).as('updatedAt')])
      .where(({ ref }) => ref('isActive'))
      .orderBy('id')
      .limit(most)
      .execute(),
    typed(db)
      .selectFrom('blogPosts as b')
      .select(['b.slug', 'b.language', day(sql.ref('b.updatedAt')).as('updatedAt')])
      .select((all) =>
        all
          .selectFrom('blogPosts as t')
          .select('t.slug')
          .whereRef('t.translationKey', '=', 'b.translationKey')
          .whereRef('t.language', '<>', 'b.language')
          .where(isPublic('t'))
          .limit(1)
          .as('translationSlug'),
      )
      .where(isPublic('b'))
      .orderBy('b.id')
      .limit(most)
      .execute(),
  ]);
  return { listings, articles };
}
