import { Migration } from '@mikro-orm/migrations';

/** Where a listing's video and virtual tour are. */
export class Migration0065 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table properties add column video_url text, add column tour_url text;
      alter table staging_properties add column video_url text, add column tour_url text;`);
  }
}
