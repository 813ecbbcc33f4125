import { Migration } from '@mikro-orm/migrations';

/** The breaker of each provider, deliveries under which workers die, and comparisons with what the CRM has. */
export class Migration0013 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table breakers (
        provider text primary key,
        state text not null check (state in ('closed', 'half_open', 'open')),
        reason text,
        -- the key or the address is refused: waiting alone will not heal it
        alert boolean not null default false,
        changed_at timestamptz not null default now(),
        -- attempts that began before it last closed count no more
        counts_from timestamptz not null default '-infinity',
        -- how long it opens; doubles with each probe that fails
        open_ms integer not null,
        open_until timestamptz,
        -- a Retry-After of the provider: nobody may bring the probe forward of this
        hold_until timestamptz,
        last_call_at timestamptz,
        -- the one call that may try; its worker is given up after probe_until
        probe uuid,
        probe_until timestamptz,
        check ((state = 'closed') = (open_until is null)),
        check ((state = 'half_open') = (probe is not null)),
        check ((probe is null) = (probe_until is null))
      );
      -- workers that died in a row while they held it
      alter table deliveries add column worker_deaths integer not null default 0;
      -- when a comparison last found it missing in the CRM
      alter table deliveries add column resent_at timestamptz;
      create index deliveries_poison on deliveries (consumer, provider, due_at)
        where worker_deaths >= 5 and state in ('pending', 'retry_wait', 'unknown');
      create index deliveries_settled on deliveries (settled_at, id) where state in ('delivered', 'rejected', 'parked');

      create table reconciliations (
        id integer generated always as identity primary key,
        provider text not null,
        trigger text not null check (trigger in ('schedule', 'staff')),
        state text not null default 'running' check (state in ('running', 'done', 'failed', 'lost')),
        started_at timestamptz not null default now(),
        ended_at timestamptz,
        -- when a process took it
        taken_at timestamptz,
        -- moves while that process lives
        seen_at timestamptz not null default now(),
        window_from timestamptz not null,
        window_to timestamptz not null,
        done integer not null default 0,
        total integer not null default 0,
        missing integer not null default 0,
        missing_again integer not null default 0,
        duplicates integer not null default 0,
        unknown_records integer not null default 0,
        skipped integer not null default 0,
        unanswered integer not null default 0,
        error_code text,
        findings jsonb not null default '[]',
        check ((state = 'running') = (ended_at is null))
      );
      create unique index reconciliations_one_running on reconciliations (state) where state = 'running'`);
  }
}
