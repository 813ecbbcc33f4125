import { Migration } from '@mikro-orm/migrations';

/**
 * What each CRM said that it can, for the processes that do not ask it themselves. And a subject may be under way once per
 * provider: what a former provider left open must not hold up what the new one is sent.
 */
export class Migration0016 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table crm_capabilities (
        provider text primary key,
        capabilities json not null,
        discovered_at timestamptz not null default now()
      );
      create unique index deliveries_one_under_way_each on deliveries (consumer, provider, subject_kind, subject_id)
        where state in ('sending', 'unknown');
      drop index deliveries_one_under_way;
      alter index deliveries_one_under_way_each rename to deliveries_one_under_way`);
  }
}
