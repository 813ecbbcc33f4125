import { Migration } from '@mikro-orm/migrations';

const columns = `
  add column service_charge_terms text check (service_charge_terms in ('included', 'excluded')),
  add column rent_free_months integer, add column minimum_term integer, add column cheques_per_year integer,
  add column deposit numeric(12,2), add column agency_fee numeric(12,2), add column available_from date,
  add column fit_out text check (fit_out in ('shell-and-core', 'cat-a', 'fitted', 'furnished')),
  add column furnishing text check (furnishing in ('unfurnished', 'part-furnished', 'furnished')),
  add column floor integer,
  add column view text check (view in
    ('sea', 'marina', 'canal', 'city', 'park', 'golf', 'pool', 'garden', 'street', 'desert')),
  add column divisible_from integer, add column divisible_to integer, add column plot_area integer,
  add column licensed_use text check (licensed_use in ('offices', 'retail', 'food', 'medical', 'education', 'storage',
    'cold-storage', 'industrial', 'staff-housing', 'housing')),
  add column clear_height numeric(12,2), add column loading_doors integer, add column power integer,
  add column building_name text, add column zone_number integer, add column street_number integer,
  add column building_number integer, add column parking_bays integer, add column parking_ratio integer`;

/** There all that is no whole number is text. */
const staged = columns.replaceAll(/ check \((?:[^()]|\([^()]*\))*\)/g, '').replaceAll(/numeric\(12,2\)|date/g, 'text');

/** What a listing says beyond price, rooms and area (`listings/fact-fields.ts`); its building is found by name. */
export class Migration0052 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table properties ${columns};
      alter table staging_properties ${staged};
      drop index properties_search;
      alter table properties drop column search_words;
      alter table properties add column search_words tsvector not null generated always as (search_words(
        title || E'\\n' || coalesce(title_ar, '') || E'\\n' || address || E'\\n' || city || E'\\n' || coalesce(state, '')
        || E'\\n' || coalesce(reference_id, '') || E'\\n' || coalesce(category, '') || E'\\n'
        || coalesce(subcategory, '') || E'\\n' || coalesce(building_name, ''))) stored;
      create index properties_search on properties using gin (search_words) with (fastupdate = off) where is_active;`);
  }
}
