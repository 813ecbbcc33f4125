import { Migration } from '@mikro-orm/migrations';

/** Pulls that stopped and ask a person, and pulls that the CRM asked to come later. */
export class Migration0014 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table sync_runs
        -- of a pull that stopped: how many listings it would have removed, of how many
        add column would_remove integer,
        add column present integer,
        -- what a person said to that; it also holds for later pulls that would remove no others
        add column decision text check (decision in ('apply', 'refuse')),
        add column decided_by text,
        add column decided_at timestamptz,
        -- a Retry-After of the CRM: nobody pulls before it
        add column not_before timestamptz,
        add check (decision is null or state = 'stopped'),
        add check ((decision is null) = (decided_at is null))`);
  }
}
