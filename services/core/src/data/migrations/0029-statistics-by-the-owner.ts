import { Migration } from '@mikro-orm/migrations';

/** A pull wants fresh statistics in the middle of its work, and only the owner of a table may gather them. */
export class Migration0029 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create function analyze_staging() returns void language plpgsql
      security definer set search_path = public, pg_temp as $$
      begin
        analyze staging_properties;
      end $$;`);
  }
}
