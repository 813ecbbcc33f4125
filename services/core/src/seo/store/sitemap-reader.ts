/** The addresses of everything public that comes and goes, for the sitemap. */
import type { Language } from '../../platform/language.ts';
import { isPublic } from '../../blog/store/blog-reader.ts';
import type { Queryable } from '../../data/database.ts';

export interface Sitemap {
  listings: { id: number; updatedAt: string }[];
  articles: { slug: string; language: Language; updatedAt: string; translationSlug: string | null }[];
}

/** More than any agency lists; what is beyond would not be found by crawlers anyway. */
const most = 200_000;

/** Listings and articles that visitors may see, the oldest first, so that their place in the files stays. */
export async function readSitemap(db: Queryable): Promise<Sitemap> {
  const day = `to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD')`;
  const [listings, articles] = await Promise.all([
    db.query<Sitemap['listings'][number]>(
      `select id, ${day} as "updatedAt" from properties where is_active order by id limit $1`,
      [most],
    ),
    db.query<Sitemap['articles'][number]>(
      `select b.slug, b.language, ${day.replace('updated_at', 'b.updated_at')} as "updatedAt",
         (select t.slug from blog_posts t where t.translation_key = b.translation_key
            and t.language <> b.language and ${isPublic('t')} limit 1) as "translationSlug"
       from blog_posts b where ${isPublic('b')} order by b.id limit $1`,
      [most],
    ),
  ]);
  return { listings: listings.rows, articles: articles.rows };
}
