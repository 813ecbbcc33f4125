import { Migration } from '@mikro-orm/migrations';

/** Old enquiries are made anonymous: what says whose they were goes, what is counted stays. Not before an administrator agreed. */
export class Migration0042 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table leads add column anonymised_at timestamptz;
      create index leads_to_anonymise on leads (id) where anonymised_at is null;
      create table retention (
        kind text primary key check (kind = 'leads'),
        months integer not null check (months between 1 and 120),
        -- null: nothing is made anonymous
        confirmed_at timestamptz,
        confirmed_by text,
        check ((confirmed_at is null) = (confirmed_by is null))
      );
      insert into retention (kind, months) values ('leads', 24);`);
  }
}
