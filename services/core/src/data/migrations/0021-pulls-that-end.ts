import { Migration } from '@mikro-orm/migrations';

/** Pulls of a CRM that lies: how far a run may go, and what it could not make sure of. */
export class Migration0021 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table sync_runs
        -- the earliest that the CRM's clock was seen at in this run: no change can be newer
        add column server_time timestamptz,
        -- rows of every kind that came, deletions too
        add column staged integer not null default 0,
        -- how many listings the CRM announced when the run began
        add column first_total integer,
        -- pages in a row that brought nothing that had not come before
        add column idle_pages integer not null default 0,
        -- how often the run was taken over since its last page
        add column takeovers integer not null default 0,
        -- listings that seem gone, and of which the CRM did not say so when it was asked
        add column unconfirmed_count integer not null default 0;

      -- places in the CRM's lists that a run has been at
      create table staging_cursors (
        sync_batch uuid not null references sync_runs (batch) on delete cascade,
        list text not null check (list in ('listings', 'keys')),
        cursor_hash text not null,
        primary key (sync_batch, list, cursor_hash)
      )`);
  }
}
