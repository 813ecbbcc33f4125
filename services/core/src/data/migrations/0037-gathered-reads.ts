import { Migration } from '@mikro-orm/migrations';

/** Lists of people that somebody read within a minute, counted until they become one entry of the audit log. */
export class Migration0037 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table gathered_reads (
        key text primary key,
        at timestamptz not null default now(),
        actor jsonb not null,
        operation text not null,
        filter jsonb not null,
        reads integer not null default 0,
        records integer not null default 0
      );
      create index gathered_reads_at on gathered_reads (at);`);
  }
}
