import { Migration } from '@mikro-orm/migrations';

/** True as a number of points. */
const points = (given: number, test: string): string => `case when ${test} then ${String(given)} else 0 end`;
const said = (...columns: string[]): string =>
  `5 * (${columns.map((column) => `(${column} is not null)::integer`).join(' + ')})`;

/** As `listings/completeness.ts` has it; derived, so that no write can forget it. */
const completeness = [
  ...['title_ar', 'description', 'description_ar'].map((column) => points(10, `${column} ~ '\\S'`)),
  points(15, 'cardinality(images) >= 5'),
  points(15, 'price > 0'),
  points(10, 'area > 0'),
  points(10, 'latitude is not null and longitude is not null'),
  `case
    when listing_kind(subcategory) in ('hotel-apartment', 'apartment', 'studio', 'penthouse', 'duplex', 'room')
      then ${said('bedrooms', 'bathrooms', 'furnishing', 'floor')}
    when listing_kind(subcategory) in ('villa', 'townhouse', 'chalet')
      then ${said('bedrooms', 'bathrooms', 'furnishing', 'parking_bays')}
    when listing_kind(subcategory) in ('office', 'shop', 'showroom', 'restaurant', 'clinic', 'special-purpose')
      then ${said('fit_out', `coalesce(service_charge::text, nullif(service_charge_terms, 'excluded'))`, 'parking_bays', 'available_from')}
    when listing_kind(subcategory) in ('warehouse', 'factory')
      then ${said('clear_height', 'loading_doors', 'power', 'available_from')}
    when listing_kind(subcategory) in ('labour-camp', 'hotel', 'compound', 'building')
      then ${said('year_built', 'parking_bays', 'plot_area', 'licensed_use')}
    when listing_kind(subcategory) in ('land', 'farm')
      then ${said('licensed_use', 'zone_number', 'street_number', 'available_from')}
    else 0 end`,
].join('\n  + ');

/** How complete each listing is; what came from the CRM may wait until it is complete enough. Nothing waits yet. */
export class Migration0058 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table properties
        add column waits_to_publish boolean not null default false,
        add column completeness smallint not null generated always as (${completeness}) stored,
        add constraint properties_waiting_unpublished check (not (waits_to_publish and is_active));
      create index properties_waiting on properties (id) where waits_to_publish;`);
  }
}
