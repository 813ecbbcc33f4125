import { Migration } from '@mikro-orm/migrations';

/** By a private link a visitor sees where an enquiry stands. Only a hash of it is kept, for 90 days. */
export class Migration0061 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table enquiry_links (
        -- SHA-256; whoever reads the database opens nobody's page
        token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
        lead_id integer not null references leads (id) on delete cascade,
        ends_at timestamptz not null
      );
      create index enquiry_links_lead on enquiry_links (lead_id);
      create index enquiry_links_ends on enquiry_links (ends_at);`);
  }
}
