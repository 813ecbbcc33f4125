import { Migration } from '@mikro-orm/migrations';

/**
 * What a listing offers, for 'with pool' and 'بمسبح'; and the cheapest first, those on request (price 0) last.
 */
export class Migration0053 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create function listed_text(parts text[]) returns text language sql immutable strict parallel safe as
        $$ select array_to_string(parts, E'\\n') $$;
      alter table properties add column feature_words tsvector not null generated always as (search_words(
        listed_text(features) || E'\\n'
        || coalesce(view || ' view', '') || E'\\n' || case when parking_bays > 0 then 'parking' else '' end)) stored;
      create index properties_features on properties using gin (feature_words) with (fastupdate = off) where is_active;
      create index properties_cheapest on properties (deal, (price = 0), price, id)
        include (category_key, area, bedrooms, bathrooms, status, subcategory_key, kind) where is_active;`);
  }
}
