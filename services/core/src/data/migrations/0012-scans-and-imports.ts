import { Migration } from '@mikro-orm/migrations';

/** Scans of the site's own pages, one at a time, and how far an import of listings is while its transaction is open. */
export class Migration0012 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table seo_scans (
        id integer generated always as identity primary key,
        state text not null default 'running' check (state in ('running', 'done', 'failed')),
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        -- moves while the process that scans is alive
        seen_at timestamptz not null default now(),
        steps_done integer not null default 0,
        steps_total integer not null default 0,
        report jsonb,
        check ((state = 'running') = (finished_at is null)),
        check ((state = 'done') = (report is not null))
      );
      create unique index seo_scans_one_running on seo_scans (state) where state = 'running';
      create table import_progress (
        -- the plan that is being applied
        plan text primary key,
        rows_done integer not null default 0,
        rows_total integer not null,
        seen_at timestamptz not null default now()
      );`);
  }
}
