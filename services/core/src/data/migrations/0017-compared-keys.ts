import { Migration } from '@mikro-orm/migrations';

/** Pulls that go on from a checkpoint of the provider, and keys of both sides that are compared. */
export class Migration0017 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table sync_runs
        -- the provider's own place to go on from: where this pull began, and where the next one may
        add column checkpoint_from text,
        add column checkpoint text,
        -- keys of both sides: asked for by the provider, being listed, all listed, settled
        add column comparison text not null default 'none'
          check (comparison in ('none', 'asked', 'listing', 'listed', 'done')),
        add column keys_cursor text,
        -- how many more listings the CRM counts than are here, as of the last comparison
        add column count_gap integer;

      -- what the CRM offers, while a run compares
      create table staging_keys (
        sync_batch uuid not null references sync_runs (batch) on delete cascade,
        reference_id text not null,
        crm_modified_at timestamptz not null,
        primary key (sync_batch, reference_id)
      )`);
  }
}
