import { Migration } from '@mikro-orm/migrations';

/**
 * Floor plans apart from photographs: which of a CRM's pictures is one, with its rooms, and those that a listing shows.
 * What was pulled before is sorted out by the next pull.
 */
export class Migration0064 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table properties add column plans jsonb not null default '[]';
      alter table staging_properties add column plans jsonb not null default '[]';
      alter table listing_pictures add column plan jsonb;`);
  }
}
