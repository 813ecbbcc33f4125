import { Migration } from '@mikro-orm/migrations';

/** A breaker is tried with several deliveries, and opens again only when different ones have failed. */
export class Migration0019 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table breakers
        drop column probe,
        -- permits of the round that tries; their workers are given up after probe_until
        add column probes uuid[] not null default '{}',
        -- deliveries that failed in this round
        add column failed_deliveries uuid[] not null default '{}';
      update breakers set state = 'open', probe_until = null where state = 'half_open';
      alter table breakers add check ((state = 'half_open') = (probe_until is not null));
      -- lookups go on while writes wait behind an open breaker, and must not read past these
      create index deliveries_unknown on deliveries (provider, due_at, id) where state = 'unknown'`);
  }
}
