/** Of all listings, articles and people, not of a scan's pages. */
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import type { SeoOpportunity } from '../report.ts';

/** With a listing to begin with. */
interface Counted {
  count: number;
  id?: number | null;
}
type Rule = [SeoOpportunity['id'], SeoOpportunity['priority'], SeoOpportunity['target']['screen'], RawBuilder<Counted>];

const listings = (condition: RawBuilder<unknown>) => sql<Counted>`
  select count(*)::integer as count, (array_agg(id order by is_featured desc, created_at desc, id desc))[1] as id
  from properties where is_active and (${condition})`;
const isBlank = (column: keyof Row<'properties'> | keyof Row<'agents'>) =>
  sql`coalesce(trim(${sql.ref(column)}), '') = ''`;
const pictures = sql`coalesce(cardinality(images), 0)`;

const untranslated = sql<Counted>`
  select count(*)::integer as count from blog_posts b
  where b.status = 'published' and not exists (select 1 from blog_posts t
    where t.translation_key = b.translation_key and t.language <> b.language and t.status = 'published')`;
const withoutFresh = sql<Counted>`
  select (count(*) filter (where published_at > now() - interval '30 days') = 0)::integer as count
  from blog_posts where status = 'published'`;
const withoutFaces = sql<Counted>`
  select count(*)::integer as count from agents where is_active and ${isBlank('imageUrl')}`;
const missingProfiles = sql<Counted>`
  select greatest(0, 3 - count(*)::integer) as count from social_media_links where is_active`;
const missingTag = sql<Counted>`
  select (count(*) = 0)::integer as count from meta_tags where is_active and platform = 'facebook'`;

const rules: readonly Rule[] = [
  ['listings_arabic', 'high', 'property', listings(sql`${isBlank('titleAr')} or ${isBlank('descriptionAr')}`)],
  ['articles_translation', 'high', 'blog', untranslated],
  ['listings_pictures', 'medium', 'property', listings(sql`${pictures} < 3`)],
  ['listings_description', 'medium', 'property', listings(sql`length(coalesce(trim(description), '')) < 120`)],
  ['article_fresh', 'medium', 'blog', withoutFresh],
  ['picture_texts', 'medium', 'property', listings(sql`${pictures} > jsonb_array_length(image_texts)`)],
  ['listings_place', 'low', 'property', listings(sql`latitude is null or longitude is null`)],
  ['team_pictures', 'low', 'team', withoutFaces],
  ['social_profiles', 'low', 'social', missingProfiles],
  ['facebook_tag', 'low', 'social', missingTag],
];

/** Those that apply, the most useful first. */
export async function readSeoOpportunities(db: Queryable): Promise<SeoOpportunity[]> {
  const found = await Promise.all(
    rules.map(async ([id, priority, screen, counting]): Promise<SeoOpportunity> => {
      const [row] = (await counting.execute(typed(db))).rows;
      return { id, priority, count: row?.count ?? 0, target: { screen, id: row?.id ?? null, path: null } };
    }),
  );
  return found.filter(({ count }) => count > 0);
}
