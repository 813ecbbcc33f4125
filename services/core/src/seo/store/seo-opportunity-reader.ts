/** What would make the site easier to find, counted over all listings, articles and people rather than some pages. */
import type { OpportunityId, Priority, SeoOpportunity, SeoTarget } from '../report.ts';
import type { Queryable } from '../../data/database.ts';

type Screen = SeoTarget['screen'];

/** Counts of a line or two, which are shorter and clearer as SQL. */
interface Rule {
  id: OpportunityId;
  priority: Priority;
  screen: Screen;
  /** One row: `count`, and `id` of a listing to begin with where that is the place. */
  sql: string;
}

const listings = (where: string): string =>
  `select count(*)::integer as count, (array_agg(id order by is_featured desc, created_at desc, id desc))[1] as id
   from properties where is_active and (${where})`;
const isBlank = (column: string): string => `coalesce(trim(${column}), '') = ''`;

const rules: readonly Rule[] = [
  {
    id: 'listings_arabic',
    priority: 'high',
    screen: 'property',
    sql: listings(`${isBlank('title_ar')} or ${isBlank('description_ar')}`),
  },
  {
    id: 'articles_translation',
    priority: 'high',
    screen: 'blog',
    sql: `select count(*)::integer as count, null::integer as id from blog_posts b
      where b.status = 'published' and not exists (select 1 from blog_posts t
        where t.translation_key = b.translation_key and t.language <> b.language and t.status = 'published')`,
  },
  {
    id: 'listings_pictures',
    priority: 'medium',
    screen: 'property',
    sql: listings(`coalesce(cardinality(images), 0) < 3`),
  },
  {
    id: 'listings_description',
    priority: 'medium',
    screen: 'property',
    sql: listings(`length(coalesce(trim(description), '')) < 120`),
  },
  {
    id: 'article_fresh',
    priority: 'medium',
    screen: 'blog',
    sql: `select (count(*) filter (where published_at > now() - interval '30 days') = 0)::integer as count,
      null::integer as id from blog_posts where status = 'published'`,
  },
  {
    id: 'picture_texts',
    priority: 'medium',
    screen: 'property',
    sql: listings(`coalesce(cardinality(images), 0) > jsonb_array_length(image_texts)`),
  },
  {
    id: 'listings_place',
    priority: 'low',
    screen: 'property',
    sql: listings(`latitude is null or longitude is null`),
  },
  {
    id: 'team_pictures',
    priority: 'low',
    screen: 'team',
    sql: `select count(*)::integer as count, null::integer as id from agents where is_active and ${isBlank('image_url')}`,
  },
  {
    id: 'social_profiles',
    priority: 'low',
    screen: 'social',
    sql: `select greatest(0, 3 - count(*)::integer) as count, null::integer as id from social_media_links where is_active`,
  },
  {
    id: 'facebook_tag',
    priority: 'low',
    screen: 'social',
    sql: `select (count(*) = 0)::integer as count, null::integer as id from meta_tags where is_active and platform = 'facebook'`,
  },
];

/** Those that apply now, the most useful first. */
export async function readSeoOpportunities(db: Queryable): Promise<SeoOpportunity[]> {
  const found = await Promise.all(
    rules.map(async ({ id, priority, screen, sql }): Promise<SeoOpportunity> => {
      const { rows } = await db.query<{ count: number; id: number | null }>(sql);
      const [row] = rows;
      return { id, priority, count: row?.count ?? 0, target: { screen, id: row?.id ?? null, path: null } };
    }),
  );
  return found.filter(({ count }) => count > 0);
}
